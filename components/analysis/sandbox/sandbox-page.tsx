import { SiteMenu } from '@/components/site/site-menu';
import { TopBar } from '@/components/table/top-bar';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SandboxFrame } from './sandbox-frame';
import './sandbox.css';

interface PageProps {
  readonly table: TableView;
}

/** The frame of a sandbox, marked as not a real game. The browser renders its content. */
export function SandboxPage({ table }: PageProps) {
  const { gameId, name, seq, latestSeq, pack } = table;
  const { t } = useWords();
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={t('sandbox.heading', { name })}>
        <p className="top-note">{t('sandbox.banner', { step: seq })}</p>
        {seq === latestSeq ? (
          <TextLink className="btn ml-auto" href={`/games/${gameId}`}>
            {t('sandbox.toTable')}
          </TextLink>
        ) : (
          <TextLink className="btn ml-auto" href={`/games/${gameId}/at/${seq}`}>
            {t('sandbox.toStep', { step: seq })}
          </TextLink>
        )}
        <SiteMenu />
      </TopBar>
      <SandboxFrame
        from={`/api/games/${gameId}/sandbox?at=${seq}`}
        pack={pack}
        noScript={<p className="notice">{t('sandbox.noScript')}</p>}
      />
    </>
  );
}
