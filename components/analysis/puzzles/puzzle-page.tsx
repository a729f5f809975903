import { SandboxFrame } from '@/components/analysis/sandbox/sandbox-frame';
import { SiteMenu } from '@/components/site/site-menu';
import { TopBar } from '@/components/table/top-bar';
import { dayOf } from '@/components/ui/moment';
import { SkipLink } from '@/components/ui/skip-link';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { PuzzleTask } from './puzzle-props';
import '@/components/analysis/sandbox/sandbox.css';

interface PageProps {
  readonly task: PuzzleTask;
  readonly pack: { readonly id: string; readonly version: number };
}

/** A puzzle on the table. The browser renders the content of the frame. */
export function PuzzlePage({ task, pack }: PageProps) {
  const { t, locale } = useWords();
  const { goal, day } = task;
  const title =
    day === undefined ? t('puzzles.one', { id: goal.id }) : t('puzzles.day', { day: dayOf(locale, day) });
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={title}>
        <p className="top-note">
          {t(`puzzles.theme.${goal.theme}`)}, {t(`puzzles.grade.${goal.grade}`)}
        </p>
        <TextLink className="btn ml-auto" href="/puzzles">
          {t('puzzles.all')}
        </TextLink>
        <SiteMenu here="puzzles" />
      </TopBar>
      <SandboxFrame
        from={`/api/puzzles/${goal.id}`}
        {...{ pack, task }}
        noScript={
          <>
            <p className="notice">{t('puzzles.noScript')}</p>
            <p>
              <a href={`/puzzles/${goal.id}/best/0`}>{t('puzzles.film')}</a>
            </p>
          </>
        }
      />
    </>
  );
}
