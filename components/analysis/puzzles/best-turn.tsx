import { LineSteps, tableAfter } from '@/components/analysis/sandbox/lines/shared-line-page';
import { SiteMenu } from '@/components/site/site-menu';
import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { TableFrame } from '@/components/table/table-frame';
import { TopBar } from '@/components/table/top-bar';
import { ZonesNav } from '@/components/table/zones-nav';
import { SkipLink } from '@/components/ui/skip-link';
import type { PuzzleGoal } from '@/lib/features/puzzles/puzzle-view';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { Pack } from '@/lib/game/engine/pack-index';
import { withNames } from '@/lib/game/wording/seat-names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { computerSeats } from './puzzle-start';
import '@/components/analysis/sandbox/sandbox.css';

interface BestProps {
  readonly goal: PuzzleGoal;
  readonly pack: Pack;
  readonly line: SharedLine;
  readonly step: number;
  /** Key of a piece to show as a close-up. */
  readonly inspected?: string | undefined;
}

/** The best turn of a puzzle, step by step. */
export function BestTurn({ goal, pack, line: found, step, inspected }: BestProps) {
  const words = useWords();
  const { t } = words;
  const { id, best, before, next, positions } = goal;
  const here = `/puzzles/${id}/best`;
  const line = { ...found, name: t('puzzles.film') };
  const computers = computerSeats(found.known.view.state.players.length);
  const start = {
    gameId: `puzzle-${id}`,
    name: t('puzzles.one', { id }),
    seats: withNames(words, computers),
    latestSeq: line.base,
    pack,
    status: 'running',
  } as const;
  const table = tableAfter(start, line, step);
  return (
    <>
      <SkipLink to="#tabletop">{t('board.toBoard')}</SkipLink>
      <TopBar isSandbox title={t('puzzles.one', { id })}>
        <a className="btn ml-auto" href={`/puzzles/${id}`}>
          {t('puzzles.backTo')}
        </a>
        <SiteMenu here="puzzles" />
      </TopBar>
      <TableFrame
        table={table}
        sheet="half"
        moves={<LineSteps {...{ table, line, here, step }} author={t('review.one.by')} />}
        log={
          <section id="log" className="panel zone stack" aria-label={t('puzzles.why')} tabIndex={0}>
            <h2>{t('puzzles.why')}</h2>
            <p>{t('puzzles.foundBy', { points: best - before, ahead: best - next, positions })}</p>
            <p className="small">{t('puzzles.counting.text')}</p>
          </section>
        }
      />
      <ZonesNav table={table} />
      <InspectDialog table={table} here={`${here}/${step}`} inspected={inspected} island={<></>} />
    </>
  );
}
