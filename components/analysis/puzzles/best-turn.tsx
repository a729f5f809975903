import { LineBoard } from '@/components/analysis/sandbox/lines/shared-line-page';
import { StudyTop } from '@/components/analysis/sandbox/study-top';
import type { PuzzleGoal } from '@/lib/features/puzzles/puzzle-view';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { Pack } from '@/lib/game/engine/pack-index';
import { withNames } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { computerSeats } from './puzzle-start';

interface BestProps {
  readonly goal: PuzzleGoal;
  readonly pack: Pack;
  readonly line: SharedLine;
  readonly step: number;
  /** Key of a piece to show as a close-up. */
  readonly inspected?: string | undefined;
}

/** The best turn of a puzzle, step by step. */
export function BestTurn({ goal, pack, line, step, inspected }: BestProps) {
  const words = useWords();
  const { t } = words;
  const { id, best, before, next, positions } = goal;
  const name = t('puzzles.one', { id });
  const computers = computerSeats(line.known.view.state.players.length);
  return (
    <>
      <StudyTop title={name} back={{ href: `/puzzles/${id}`, name: t('puzzles.backTo') }} here="puzzles" />
      <LineBoard
        table={{
          ...({ gameId: `puzzle-${id}`, name, pack, status: 'running', latestSeq: line.base } as const),
          seats: withNames(words, computers),
        }}
        line={{ ...line, name: t('puzzles.film') }}
        here={`/puzzles/${id}/best`}
        author={t('review.one.by')}
        {...{ step, inspected }}
        about={
          <section id="log" className="panel zone stack" aria-label={t('puzzles.why')} tabIndex={0}>
            <h2>{t('puzzles.why')}</h2>
            <p>{t('puzzles.foundBy', { points: best - before, ahead: best - next, positions })}</p>
            <p className="small">{t('puzzles.counting.text')}</p>
          </section>
        }
      />
    </>
  );
}
