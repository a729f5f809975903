import { useCallback, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import { useComputer } from '@/components/analysis/sandbox/computer/use-computer';
import { writeDraft } from '@/components/analysis/sandbox/lines/draft';
import { LinesPanel } from '@/components/analysis/sandbox/lines/lines-panel';
import { MotionIsland } from '@/components/board/motion-island';
import { logWordingOf } from '@/components/history/log-wording';
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
import { rowText } from '@/lib/game/wording/events';
import { describeRefusal } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CompareDialog } from './compare-dialog';
import { InspectInPlace } from './inspect-in-place';
import type { Prepare } from './plan-form';
import { lineTableOf } from './table-of';
import { TaskSide, type Task } from './task-side';
import { Tools, WhatHappened } from './tools';
import {
  reduceTrial,
  type TrialAction,
  type TrialContext,
  type TrialState,
  type TrialLine,
} from './trial-line';

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
  const back = (to: number) => act({ type: 'back', to });
  const moves = (tools: ReactNode) => <Moves {...{ words, table, trying, tools }} />;
  return (
    <TurnProvider onGive={give}>
      <WhatHappened trying={trying} table={table} />
      <TableFrame
        table={table}
        sheet="half"
        moves={
          task ? (
            <TaskSide {...{ words, ground, packData, trying, task, back, moves }} />
          ) : (
            moves(
              <Tools
                {...{ trying, table, back, computer, start, prepare }}
                deal={() => act({ type: 'deal', key: freshKey() })}
                compare={() => compare(true)}
              />,
            )
          )
        }
        log={
          <>
            <StepsPanel {...{ line, table, back }} />
            {!task && !prepare && (
              <LinesPanel
                {...{ start, lines, line }}
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
        <CompareDialog {...{ ground, start, lines, line, words }} close={() => compare(false)} />
      )}
    </TurnProvider>
  );
}

interface MovesProps {
  readonly words: Wording;
  readonly table: TableView;
  readonly trying: TrialState;
  readonly tools: ReactNode;
}

/** The real table's moves panel, acting on the sandbox, with the tools above it. */
function Moves({ words, table, trying, tools }: MovesProps) {
  const { t } = words;
  const { answer, refused, wanted } = trying;
  if (table.status === 'finished')
    return (
      <section id="moves" tabIndex={-1} className="panel moves stack" aria-label={t('sandbox.tools')}>
        <h2 className="initial">{t('sandbox.over')}</h2>
        {tools}
      </section>
    );
  const why = refused && describeRefusal(words, refused.rejection);
  return (
    <>
      <MovesPanel
        table={table}
        stamp={{ gameId: table.gameId, expectedSeq: table.seq, commandId: `try-${answer}` }}
        answer={answer}
        refusal={why === undefined ? undefined : { sentence: t('moves.notPossible', { reason: why }) }}
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

interface StepsProps {
  readonly line: TrialLine;
  readonly table: TableView;
  readonly back: (to: number) => void;
}

/** The steps of the line in words, newest first, each with a link back to it. */
function StepsPanel({ line, table, back }: StepsProps) {
  const words = useWords();
  const { t } = words;
  const n = line.steps.length;
  const tell = logWordingOf(words, table);
  const rows = n === 0 ? [] : table.log.slice(-n);
  // A scrollable rail must be focusable, because it may contain nothing else to focus.
  return (
    <section id="log" className="panel zone stack" aria-label={t('sandbox.steps')} tabIndex={0}>
      <h2>{t('sandbox.steps')}</h2>
      <p className="small muted">{t('sandbox.unknown')}</p>
      {n === 0 && <p className="small">{t('sandbox.noSteps')}</p>}
      <ol className="sandbox-steps m-0 grid list-outside list-decimal gap-1.5 pl-7.25 text-sm" reversed>
        {rows
          .map((row, i) => (
            <li key={row.seq} value={i + 1}>
              <span>{rowText(tell, row)}</span>{' '}
              {i + 1 < n && (
                <button
                  type="button"
                  className="btn"
                  aria-label={t('sandbox.backToOf', { step: i + 1 })}
                  onClick={() => back(i + 1)}
                >
                  {t('sandbox.backTo')}
                </button>
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}
