import type { ReactNode } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import type { StepStamp } from '@/components/move/step-fields';
import { MovesPanel } from '@/components/move/moves-panel';
import { AllBoards } from '@/components/table/all-boards';
import { TableBoard } from '@/components/table/table-board';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { LiveTable } from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/stand';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { Wording } from '@/lib/game/wording/wording';
import { asSent, inPieces } from './as-sent';
import { DRAWN_HERE } from './handed-in';
import { isLaterMissing, later } from './later';
import type { Part, Slots } from './live-now';
import { areOf } from './passed-on';
import { Gone, SendState } from './send-state';
import type { Line } from './sender';

export interface Drawn {
  readonly table: TableView;
  readonly live: LiveTable;
  /** How steps are taken just now; nothing where all is well. */
  readonly line: Line | undefined;
  /** New with everything that was done, also where the position is the same. */
  readonly answer: number;
  /** New where the same is drawn again, after something else was shown in its place. */
  readonly drawings: number;
  /** Whether End turn waits for a second press (StepStamp). */
  readonly end?: StepStamp['end'];
  /** As they were told with the newest turn. */
  readonly clocks?: ClocksNews['clocks'];
}

/**
 * A part of the page, with the very components that the server draws it with. Nothing where these have not
 * come: then what the server has drawn stays.
 */
export function drawPart(drawn: Drawn, part: Part, slots: Slots): ReactNode {
  const { table } = drawn;
  const more = later();
  switch (part) {
    case 'top':
      return more && <more.TopMoment table={table} timeZone={slots.timeZone} />;
    case 'moves':
      return isStill(drawn, slots) ? undefined : <Moves {...drawn} slots={slots} />;
    case 'board':
      return asSent(<TableBoard table={table} />);
    case 'boards':
      return asSent(<AllBoards table={table} />);
    case 'scores':
      return more && <more.Scores table={table} />;
    case 'log':
      return (
        more && (
          <>
            <more.LogPanel table={table} />
            <more.Receipt table={{ ...table, seq: seqOf(drawn.live.confirmed) }} />
          </>
        )
      );
    case 'nav':
      return more && <more.ZonesNav table={table} />;
  }
}

/** The drawings of the boards, which stay with the position, in pieces. */
export const drawAhead = (table: TableView): Generator<void> =>
  inPieces([<TableBoard key="board" table={table} />, <AllBoards key="boards" table={table} />]);

/** Whoever only waits sees what the server has drawn, until there is news. */
const isStill = ({ table }: Drawn, slots: Slots): boolean =>
  later() === undefined && slots.isAsked !== true && !isAsked(table) && table.status === 'running';

/** Whether the table waits for whoever looks. */
export const isAsked = ({ me, waitingFor }: TableView): boolean =>
  me !== undefined && waitingFor.includes(me);

/** The moves panel of whoever is asked; after the end of the turn, whom the table waits for now. */
function Moves(props: Drawn & { readonly slots: Slots }) {
  const { table, live, line, answer, drawings, end, slots } = props;
  const words = useWords();
  const { t } = words;
  const { refused, gone } = live;
  const sentence = refused && notPossible(words, refused.rejection);
  const lost = <Gone table={table} gone={gone} />;
  const state = <SendState live={live} line={line} />;
  const isMine = isAsked(table);
  const more = later();
  const own = clocksOf(props);
  if (!isMine && table.status === 'running' && more)
    return (
      <more.Watching
        table={table}
        refusal={answer === 0 ? slots.refusal : undefined}
        clocks={
          <>
            {own}
            {lost}
            {state}
          </>
        }
      />
    );
  if (!isMine)
    return (
      <section id="moves" tabIndex={-1} className="panel stack" aria-label={t('table.yourMove')}>
        {more && <h2 className="initial">{more.waitingWords(words, table)}</h2>}
        {table.status === 'running' && own}
        {lost}
        {state}
      </section>
    );
  // What the page came with stands until something is done.
  const first = answer === 0 ? slots : {};
  return (
    <MovesPanel
      table={table}
      stamp={{
        gameId: table.gameId,
        expectedSeq: table.seq,
        commandId: `${DRAWN_HERE}${answer}-${drawings}`,
        end,
      }}
      refusal={sentence === undefined ? first.refusal : { sentence }}
      wanted={refused?.command ?? gone?.commands[0] ?? first.wanted}
      clocks={own}
      sending={lost}
      unsent={state}
      known={slots.isTaught ? undefined : ''}
    />
  );
}

/**
 * The clocks of this moment. Those of somebody else's turn say nothing of it, but that there are some: the
 * page has to be asked for those of now (Beside).
 */
function clocksOf({ table, clocks, slots }: Drawn & { readonly slots: Slots }): ReactNode {
  const more = later();
  if (more && areOf(clocks, table.waitingFor))
    return <more.TurnClocks agenda={{ ...table, times: clocks }} timeZone={slots.timeZone} />;
  return slots.isAsked === isAsked(table) ? slots.clocks : <div hidden>{slots.clocks}</div>;
}

/** Why the rules refuse a step: in its own words once they have come, in general ones if they are missing. */
function notPossible(words: Wording, rejection: Rejection): string | undefined {
  const reason = later()?.describeRefusal(words, rejection);
  if (reason !== undefined) return words.t('moves.notPossible', { reason });
  return isLaterMissing() ? words.t('moves.live.refused') : undefined;
}
