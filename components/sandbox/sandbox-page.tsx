import { TextLink } from '@/components/ui/text-link';
import { packUrl } from '@/components/move/browser/pack-url';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Messages } from '@/lib/game/wording/make-wording';
import type { TableView } from '@/lib/features/table/table-view';
import { TopBar } from '@/components/table/top-bar';
import { SkipLink } from '@/components/ui/skip-link';
import { SandboxIsland } from './sandbox-island';
import '@/components/history/history.css';
import './sandbox.css';

interface PageProps {
  readonly table: TableView;
  readonly messages: Messages;
  readonly computerUrl: string;
}

/**
 * The frame of a sandbox, in which nobody can take it for the real game; what is in it is made by the
 * browser.
 */
export function SandboxPage({ table, messages, computerUrl }: PageProps) {
  const { gameId, name, seq, latestSeq, pack } = table;
  const { t, locale } = useWords();
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={t('sandbox.heading', { name })}>
        <p className="text-sm max-w-[60ch] max-md:order-3 max-md:flex-[1_0_100%] max-md:text-xs">
          {t('sandbox.banner', { step: seq })}
        </p>
        {seq === latestSeq ? (
          <TextLink className="btn ml-auto" href={`/games/${gameId}`}>
            {t('sandbox.toTable')}
          </TextLink>
        ) : (
          <TextLink className="btn ml-auto" href={`/games/${gameId}/at/${seq}`}>
            {t('sandbox.toStep', { step: seq })}
          </TextLink>
        )}
      </TopBar>
      <SandboxIsland
        url={`/api/games/${gameId}/sandbox?at=${seq}`}
        packUrl={packUrl(pack)}
        computerUrl={computerUrl}
        locale={locale}
        messages={messages}
        waiting={
          <main className="page">
            <div className="panel stack">
              <noscript>
                <p className="notice">{t('sandbox.noScript')}</p>
              </noscript>
              <p className="noscript:hidden" role="status">
                {t('sandbox.loading')}
              </p>
            </div>
          </main>
        }
        failed={t('sandbox.failed')}
        again={t('sandbox.again')}
      />
    </>
  );
}
