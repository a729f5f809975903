import { useCallback, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { useComputer, type Computer } from '@/components/analysis/sandbox/computer/use-computer';
import { writeDraft } from '@/components/analysis/sandbox/lines/draft';
import { LinesPanel } from '@/components/analysis/sandbox/lines/lines-panel';
import { MotionIsland } from '@/components/board/motion-island';
import { freshKey } from '@/components/move/hand-over';
import { ShortcutsSheet } from '@/components/move/keys/keys-sheet';
import { usePlayedHere } from '@/components/move/live-context';
import { MovesPanel } from '@/components/move/moves-panel';
import { TurnBar } from '@/components/move/turn/turn-bar';
import { TurnPicks } from '@/components/move/turn/turn-board';
import { TurnProvider } from '@/components/move/turn/turn-provider';
import type { GivenStep } from '@/components/move/turn/turn-types';
import { TableFrame } from '@/components/table/table-frame';
import { ZonesNav } from '@/components/table/zones-nav';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Command } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import { describeRefusal } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';
import { CompareDialog } from './compare-dialog';
import { InspectInPlace } from './inspect-in-place';
import type { Prepare } from './plan-form';
import { StepsPanel } from './steps-panel';
import { lineTableOf } from './table-of';
import { TaskSide, type Task } from './task-side';
import { Tools, WhatHappened } from './tools';
import { reduceTrial, type TrialAction, type TrialContext, type TrialState } from './trial-line';

export interface SandboxProps {
  readonly words: Wording;
  readonly ground: TrialContext;
  readonly start: SandboxStart;
  /** The initial line. */
  readonly first: TrialState;
  /** The game data that the computer needs. */
  readonly packData: PackData;
  /** Set if the player has to find a turn. */
  readonly task?: Task | undefined;
  /** Offline: stores a turn in the browser instead of creating a plan. */
  readonly prepare?: Prepare | undefined;
}

/** The table of a sandbox: rendered with the real table's components, and the reader plays all seats. */
export function SandboxTable({ words, ground, start, first, packData, task, prepare }: SandboxProps) {
  const [trying, act] = useReducer(
    (now: TrialState, done: TrialAction) => reduceTrial(ground, now, done),
    first,
  );
  const [lines, setLines] = useState(start.lines);
  const [isComparing, compare] = useState(false);
  const { line, answer } = trying;
  const { pack } = ground;
  const computer = useComputer({ pack: packData, start, trying, act });
  const table = useMemo(() => lineTableOf(pack, start, line), [pack, start, line]);
  useEffect(() => writeDraft(start, line), [start, line]);
  useFocusOnMoves(answer);
  usePlayedHere();
  const want = useCallback((command: Command) => act({ type: 'want', command }), []);
  const give = ({ command, then }: GivenStep) => {
    act({ type: 'step', seq: table.seq, command });
    if (then) act({ type: 'step', seq: table.seq + 1, command: then });
  };
  return (
    <TurnProvider onGive={give}>
      <WhatHappened trying={trying} table={table} />
      <TableFrame
        table={table}
        sheet="half"
        moves={
          task ? (
            <TaskSide
              {...{ words, ground, packData, trying, task }}
              back={(to) => act({ type: 'back', to })}
              moves={(tools) => <Moves {...{ words, table, trying, tools }} />}
            />
          ) : (
            <Side
              {...{ words, table, trying, act, computer, start, prepare }}
              compare={() => compare(true)}
            />
          )
        }
        log={
          <>
            <StepsPanel line={line} table={table} back={(to) => act({ type: 'back', to })} />
            {!task && !prepare && (
              <LinesPanel
                start={start}
                lines={lines}
                line={line}
                change={setLines}
                load={({ key, steps }) => act({ type: 'load', key, steps })}
              />
            )}
          </>
        }
      />
      <ZonesNav table={table} />
      <MotionIsland seq={table.seq} />
      <TurnPicks>
        <InspectInPlace table={table} words={words} want={want} />
      </TurnPicks>
      {isComparing && (
        <CompareDialog
          ground={ground}
          start={start}
          lines={lines}
          line={line}
          words={words}
          close={() => compare(false)}
        />
      )}
    </TurnProvider>
  );
}

interface SideProps {
  readonly words: Wording;
  readonly table: TableView;
  readonly trying: TrialState;
  readonly act: (act: TrialAction) => void;
  readonly compare: () => void;
  readonly computer: Computer;
  readonly start: SandboxStart;
  readonly prepare?: Prepare | undefined;
}

/** The moves panel of the seat to move in the sandbox, with the tools above it. */
function Side({ words, table, trying, act, compare, computer, start, prepare }: SideProps) {
  const { t } = words;
  const tools = (
    <Tools
      trying={trying}
      table={table}
      back={(to) => act({ type: 'back', to })}
      deal={() => act({ type: 'deal', key: freshKey() })}
      compare={compare}
      computer={computer}
      start={start}
      prepare={prepare}
    />
  );
  if (table.status === 'finished')
    return (
      <section id="moves" tabIndex={-1} className="panel moves stack" aria-label={t('sandbox.tools')}>
        <h2 className="initial">{t('sandbox.over')}</h2>
        {tools}
      </section>
    );
  return <Moves {...{ words, table, trying, tools }} />;
}

interface MovesProps extends Pick<SideProps, 'words' | 'table' | 'trying'> {
  readonly tools: ReactNode;
}

/** The real table's moves panel, acting on the sandbox. */
function Moves({ words, table, trying, tools }: MovesProps) {
  const { answer, refused, wanted } = trying;
  const why = refused && describeRefusal(words, refused.rejection);
  return (
    <>
      <MovesPanel
        table={table}
        stamp={{ gameId: table.gameId, expectedSeq: table.seq, commandId: `try-${answer}` }}
        refusal={why === undefined ? undefined : { sentence: words.t('moves.notPossible', { reason: why }) }}
        wanted={wanted}
        sending={tools}
      />
      <TurnBar table={table} />
      <ShortcutsSheet />
    </>
  );
}

/**
 * A pressed button disappears with its step, so the focus moves to the moves panel, where the next step is.
 */
function useFocusOnMoves(answer: number): void {
  useEffect(() => {
    if (answer === 0 || (document.activeElement && document.activeElement !== document.body)) return;
    const moves = document.getElementById('moves');
    if (!moves) return;
    moves.tabIndex = -1;
    moves.focus({ preventScroll: true });
  }, [answer]);
}
