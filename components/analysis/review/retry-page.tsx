import { SandboxFrame } from '@/components/analysis/sandbox/sandbox-frame';
import { SiteMenu } from '@/components/site/site-menu';
import { TopBar } from '@/components/table/top-bar';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { RetryTask } from './retry-props';
import '@/components/analysis/sandbox/sandbox.css';

interface PageProps {
  readonly task: RetryTask;
  readonly pack: { readonly id: string; readonly version: number };
}

/** A retry of one of the reader's turns on the table. The browser renders the content of the frame. */
export function RetryPage({ task, pack }: PageProps) {
  const { t } = useWords();
  const { gameId, turn, at, loss } = task;
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={t('review.retry.title', { turn })}>
        <p className="top-note">{t('review.retry.lead', { loss: Math.max(1, Math.round(loss)) })}</p>
        <TextLink className="btn ml-auto" href={`/games/${gameId}/review?turn=${turn}#turn`}>
          {t('review.retry.back')}
        </TextLink>
        <SiteMenu />
      </TopBar>
      <SandboxFrame
        from={`/api/games/${gameId}/sandbox?at=${at}`}
        {...{ pack, task }}
        noScript={
          <>
            <p className="notice">{t('review.retry.noScript')}</p>
            <p>
              <a href={`/games/${gameId}/review/${turn}/film`}>{t('review.film.watch')}</a>
            </p>
          </>
        }
      />
    </>
  );
}
