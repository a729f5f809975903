import type { ReactNode } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import type { StepStamp } from '@/components/move/step-fields';
import { TurnClocks } from '@/components/clocks/turn-clocks';
import { LogPanel } from '@/components/history/log-panel';
import { TurnBar } from '@/components/move/browser/turn-bar';
import { MovesPanel } from '@/components/move/moves-panel';
import { AllBoards } from '@/components/table/all-boards';
import { Receipt } from '@/components/table/receipt';
import { Scores } from '@/components/table/scores';
import { TableBoard } from '@/components/table/table-board';
import { TopMoment, waitingWords } from '@/components/table/top-moment';
import { Watching } from '@/components/table/watching';
import { ZonesNav } from '@/components/table/zones-nav';
import { describeRefusal } from '@/lib/game/wording/refusals';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { LiveTable } from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/stand';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { Wording } from '@/lib/game/wording/wording';
import { GoneNotice } from './gone-notice';
import type { Part, Slots } from './live-now';
import { areOf } from './passed-on';
import { SendState } from './send-state';
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

interface Drawing extends Drawn {
  /** A form of the moves was handed in. */
  readonly onStep: (form: FormData) => void;
}

/** A part of the page, with the very components that the server draws it with. */
export function drawPart(drawn: Drawing, part: Part, slots: Slots): ReactNode {
  const { table } = drawn;
  switch (part) {
    case 'top':
      return <TopMoment table={table} timeZone={slots.timeZone} />;
    case 'moves':
      return (
        <>
          <Moves {...drawn} slots={slots} />
          {table.me !== undefined && <TurnBar table={table} />}
        </>
      );
    case 'board':
      return <TableBoard table={table} />;
    case 'boards':
      return <AllBoards table={table} />;
    case 'scores':
      return <Scores table={table} />;
    case 'log':
      return (
        <>
          <LogPanel table={table} />
          <Receipt table={{ ...table, seq: seqOf(drawn.live.confirmed) }} />
        </>
      );
    case 'nav':
      return <ZonesNav table={table} />;
  }
}

/** Whether the table waits for whoever looks. */
export const isAsked = ({ me, waitingFor }: TableView): boolean =>
  me !== undefined && waitingFor.includes(me);

/** The moves panel of whoever is asked; after the end of the turn, whom the table waits for now. */
function Moves(props: Drawing & { readonly slots: Slots }) {
  const { table, live, line, answer, drawings, end, slots } = props;
  const words = useWords();
  const { t } = words;
  const { refused, gone } = live;
  const sentence = refused && notPossible(words, refused.rejection);
  const lost = gone && <GoneNotice table={table} gone={gone} />;
  const state = <SendState live={live} line={line} />;
  const isMine = isAsked(table);
  const own = clocksOf(props);
  if (!isMine && table.status === 'running')
    return (
      <Watching
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
        <h2 className="initial">{waitingWords(words, table)}</h2>
        {lost}
        {state}
      </section>
    );
  // What the page came with stands until something is done.
  const first = answer + drawings === 0 && table.seq === slots.stamp?.expectedSeq ? slots : {};
  const { gameId, seq } = table;
  const stamp = { gameId, expectedSeq: seq, commandId: `${answer}-${drawings}`, end, ...first.stamp };
  return (
    <MovesPanel
      table={table}
      stamp={stamp}
      action={slots.action}
      onStep={props.onStep}
      refusal={sentence === undefined ? first.refusal : { sentence }}
      wanted={refused?.command ?? gone?.commands[0] ?? first.wanted}
      clocks={own}
      sending={lost}
      unsent={state}
      known={slots.known}
    />
  );
}

/**
 * The clocks of this moment. Those of somebody else's turn say nothing of it, but that there are some: the
 * page has to be asked for those of now (Beside).
 */
function clocksOf({ table, clocks, slots }: Drawn & { readonly slots: Slots }): ReactNode {
  if (areOf(clocks, table.waitingFor))
    return <TurnClocks agenda={{ ...table, times: clocks }} timeZone={slots.timeZone} />;
  return slots.isAsked === isAsked(table) ? slots.clocks : <div hidden>{slots.clocks}</div>;
}

/** Why the rules refuse a step. */
const notPossible = (words: Wording, rejection: Rejection): string =>
  words.t('moves.notPossible', { reason: describeRefusal(words, rejection) });
