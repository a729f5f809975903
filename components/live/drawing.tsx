import type { ReactNode } from 'react';
import type { TableView } from '@/lib/features/table/table-view';
import { LogPanel } from '@/components/history/log-panel';
import { MovesPanel } from '@/components/move/moves-panel';
import { Receipt } from '@/components/table/receipt';
import { TableBoard, TableBoards } from '@/components/table/table-parts';
import { TopMoment, waitingWords } from '@/components/table/top-moment';
import { Watching } from '@/components/table/watching';
import { ZonesNav } from '@/components/table/zones-nav';
import { useWords } from '@/lib/platform/i18n/current-words';
import { describeRefusal } from '@/lib/game/wording/refusals';
import type { LiveTable } from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/stand';
import type { Part, Slots } from './live-now';
import { SendState } from './send-state';

export interface Drawn {
  readonly table: TableView;
  readonly live: LiveTable;
  readonly isCut: boolean;
  /** New with everything that was done, also where the position is the same. */
  readonly answer: number;
  /** New where the same is drawn again, after something else was shown in its place. */
  readonly drawings: number;
  /** The newest row before the last step was made. */
  readonly told: number;
  readonly take: (form: FormData) => Promise<void>;
}

/** A part of the page, with the very components that the server draws it with. */
export function drawPart(drawn: Drawn, part: Part, slots: Slots): ReactNode {
  const { table } = drawn;
  switch (part) {
    case 'top':
      return <TopMoment table={table} timeZone={slots.timeZone} />;
    case 'moves':
      return <Moves {...drawn} slots={slots} />;
    case 'board':
      return <TableBoard table={table} />;
    case 'boards':
      return <TableBoards table={table} />;
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

/** The moves panel of whoever is asked; after the end of the turn, whom the table waits for now. */
function Moves({ table, live, isCut, answer, drawings, take, slots }: Drawn & { readonly slots: Slots }) {
  const words = useWords();
  const { t } = words;
  const { refused, gone } = live;
  const state = <SendState table={table} live={live} isCut={isCut} />;
  const isMine = table.me !== undefined && table.waitingFor.includes(table.me);
  // Clocks of somebody else's turn say nothing of this one, but that there are some: the page has to be
  // asked for those of now (Session).
  const own = slots.isAsked === isMine ? slots.clocks : <div hidden>{slots.clocks}</div>;
  if (!isMine && table.status === 'running')
    return (
      <Watching
        table={table}
        refusal={answer === 0 ? slots.refusal : undefined}
        clocks={
          <>
            {own}
            {state}
          </>
        }
      />
    );
  if (!isMine)
    return (
      <section id="moves" tabIndex={-1} className="panel stack" aria-label={t('table.yourMove')}>
        <h2 className="initial">{waitingWords(words, table)}</h2>
        {state}
      </section>
    );
  const why = refused && describeRefusal(words, refused.rejection);
  // What the page came with stands until something is done.
  const first = answer === 0 ? slots : {};
  return (
    <MovesPanel
      table={table}
      stamp={{ gameId: table.gameId, expectedSeq: table.seq, commandId: `live-${answer}-${drawings}` }}
      action={take}
      refusal={why === undefined ? first.refusal : { sentence: t('moves.notPossible', { reason: why }) }}
      wanted={refused?.command ?? gone?.commands[0] ?? first.wanted}
      clocks={own}
      sending={state}
      known=""
    />
  );
}
