import { useEffect, useRef, useState } from 'react';
import { readAnswer } from '@/components/analysis/sandbox/payloads';
import { lastPositionOf, type TrialAction, type TrialState } from '@/components/analysis/sandbox/trial-line';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Reach } from '@/lib/game/analysis/sandbox/guess';
import type { ComputerTask } from './computer-player';
import { startComputer } from './start-computer';

interface Playing {
  readonly pack: PackData;
  readonly start: SandboxStart;
  readonly trying: TrialState;
  readonly act: (act: TrialAction) => void;
}

export interface Computer {
  /** Idle, computing, or unavailable. */
  readonly state: 'idle' | 'thinking' | 'failed';
  readonly play: (reach: Reach) => void;
  /** How far it can play now; empty after the game. */
  readonly reaches: readonly Reach[];
}

/** The computer that plays on in a sandbox on request. It is loaded on first use. */
export function useComputer({ pack, start, trying, act }: Playing): Computer {
  const worker = useRef<Worker>(undefined);
  // Actions made meanwhile take precedence: the answer to an older request is ignored.
  const [asked, setAsked] = useState<{ readonly id: number; readonly hasFailed?: true }>();
  useEffect(() => () => worker.current?.terminate(), []);
  const { answer, line } = trying;
  const from = lastPositionOf(line);
  const play = (reach: Reach) => {
    const task: ComputerTask = {
      id: answer,
      pack,
      from,
      me: start.me,
      reach,
      strengths: start.seats.map(({ bot }) => bot ?? 'master'),
    };
    worker.current ??= startComputer();
    if (!worker.current) return setAsked({ id: answer, hasFailed: true });
    worker.current.onmessage = ({ data }: MessageEvent<unknown>) => {
      const played = readAnswer(data);
      if (played) act({ type: 'played', answer: played.id, steps: played.steps });
    };
    worker.current.onerror = () => {
      worker.current?.terminate();
      worker.current = undefined;
      setAsked({ id: answer, hasFailed: true });
    };
    worker.current.postMessage(task);
    setAsked({ id: answer });
  };
  return {
    state: asked?.id !== answer ? 'idle' : asked.hasFailed ? 'failed' : 'thinking',
    play,
    reaches: reachesFrom(from.state, start.me),
  };
}

/** With two players the reader's turn comes right after this one, so the choices would be the same. */
function reachesFrom({ turn, phase, players }: State, me: SeatId | undefined): readonly Reach[] {
  if (phase === 'finished') return [];
  return me === undefined || turn.seat === me || players.length < 3 ? ['turn'] : ['turn', 'my-turn'];
}
