import { TextLink } from '@/components/ui/text-link';
import { packUrl } from '@/components/move/browser/pack-url';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { Messages } from '@/lib/game/wording/make-wording';
import type { TableView } from '@/lib/features/table/table-view';
import { SandboxIsland } from './sandbox-island';
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
      <header className="top sandbox-top">
        <h1>{t('sandbox.heading', { name })}</h1>
        <p className="sandbox-banner">{t('sandbox.banner', { step: seq })}</p>
        {seq === latestSeq ? (
          <TextLink className="btn" href={`/games/${gameId}`}>
            {t('sandbox.toTable')}
          </TextLink>
        ) : (
          <TextLink className="btn" href={`/games/${gameId}/at/${seq}`}>
            {t('sandbox.toStep', { step: seq })}
          </TextLink>
        )}
      </header>
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
              <p className="sandbox-wait" role="status">
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
