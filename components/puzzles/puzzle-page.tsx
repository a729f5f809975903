import { packUrl } from '@/components/move/browser/pack-url';
import { dayOf } from '@/components/notify/moment';
import { SandboxIsland } from '@/components/sandbox/sandbox-island';
import { TopBar } from '@/components/table/top-bar';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/game/wording/make-wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { PuzzleTask } from './puzzle-props';
import '@/components/history/history.css';
import '@/components/sandbox/sandbox.css';

interface PageProps {
  readonly task: PuzzleTask;
  readonly pack: { readonly id: string; readonly version: number };
  readonly messages: Messages;
  readonly computerUrl: string;
}

/** A turn to be found, on the table itself; what is in the frame is made by the browser. */
export function PuzzlePage({ task, pack, messages, computerUrl }: PageProps) {
  const { t, locale } = useWords();
  const { goal, day } = task;
  const title =
    day === undefined ? t('puzzles.one', { id: goal.id }) : t('puzzles.day', { day: dayOf(locale, day) });
  return (
    <>
      <TopBar isSandbox title={title}>
        <p className="text-sm max-w-[60ch] max-md:order-3 max-md:flex-[1_0_100%] max-md:text-xs">
          {t(`puzzles.theme.${goal.theme}`)}, {t(`puzzles.grade.${goal.grade}`)}
        </p>
        <TextLink className="btn ml-auto" href="/puzzles">
          {t('puzzles.all')}
        </TextLink>
      </TopBar>
      <SandboxIsland
        url={`/api/puzzles/${goal.id}`}
        packUrl={packUrl(pack)}
        computerUrl={computerUrl}
        locale={locale}
        messages={messages}
        task={task}
        waiting={
          <main className="page">
            <div className="panel stack">
              <noscript>
                <p className="notice">{t('puzzles.noScript')}</p>
                <p>
                  <a href={`/puzzles/${goal.id}/best/0`}>{t('puzzles.film')}</a>
                </p>
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
