import { useEffect, useRef, useState } from 'react';
import type { SeatId } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Reach } from '@/lib/game/sandbox/guess';
import type { SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { startComputer } from './start-computer';
import { readAnswer } from '@/components/sandbox/payloads';
import type { ComputerTask } from './computer-player';
import { lastPositionOf, type TrialAction, type TrialState } from '@/components/sandbox/trial-line';

interface Playing {
  readonly pack: PackData;
  readonly start: SandboxStart;
  readonly trying: TrialState;
  readonly act: (act: TrialAction) => void;
}

export interface Computer {
  /** idle, at work, or unavailable. */
  readonly state: 'idle' | 'thinking' | 'failed';
  readonly play: (reach: Reach) => void;
  /** How far it can play now; nowhere when the game is over. */
  readonly reaches: readonly Reach[];
}

/** The computer that plays on in a sandbox when it is asked to; it is fetched the first time. */
export function useComputer({ pack, start, trying, act }: Playing): Computer {
  const worker = useRef<Worker>(undefined);
  // Whatever is done meanwhile goes before: the answer to an older question is not taken.
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

/** With two at the table my turn comes when this one is over. */
function reachesFrom({ turn, phase, players }: State, me: SeatId | undefined): readonly Reach[] {
  if (phase === 'finished') return [];
  return me === undefined || turn.seat === me || players.length < 3 ? ['turn'] : ['turn', 'my-turn'];
}
