import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { FilmNote } from '@/components/history/film-note';
import type { HistoryProps } from '@/components/history/history-panel';
import { MomentPart } from '@/components/history/moment-part';
import { PlayControls } from '@/components/history/play-controls';
import { Stepped, SteppedInspect } from '@/components/history/stepping/stepped';
import type { Part } from '@/components/history/stepping/shown';
import { TableHeader } from '@/components/table/table-header';
import { SkipLink } from '@/components/ui/skip-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { TableFrame } from './table-frame';
import { ZonesNav } from './zones-nav';
import '@/components/history/history.css';

interface PositionProps extends HistoryProps {
  /** A piece to be seen large. */
  readonly inspected?: string | undefined;
  /** How many other tables wait for the reader. */
  readonly elsewhere?: number;
  /** Where the reader may take over, of a game that is shown as a film. */
  readonly film?: number | undefined;
}

/** A position of the past, with the way to its neighbours and what led to it. */
export function PositionPage({ inspected, elsewhere, film, ...props }: PositionProps) {
  const { table } = props;
  const { gameId, seq } = table;
  const part = (name: Part) => (
    <Stepped part={name}>
      <MomentPart part={name} {...props} />
    </Stepped>
  );
  return (
    <>
      <SkipLink to="#tabletop">{useWords().t('board.toBoard')}</SkipLink>
      <TableHeader table={table} elsewhere={elsewhere} moment={part('top')} />
      <TableFrame
        table={table}
        sheet="half"
        className="of-moment"
        board={part('board')}
        boards={part('boards')}
        moves={
          <>
            {film !== undefined && <FilmNote gameId={gameId} tryAt={film} />}
            {part('step')}
            <PlayControls {...props} film={film} />
          </>
        }
        log={part('log')}
      />
      <ZonesNav table={table} without={['moves']} />
      <InspectDialog
        table={table}
        here={`/games/${gameId}/at/${seq}`}
        inspected={inspected}
        island={<SteppedInspect gameId={gameId} seq={seq} />}
      />
    </>
  );
}
