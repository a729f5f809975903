import { useState } from 'react';
import {
  alter,
  forget,
  keep,
  share,
  type KeepingProblem,
  type KeepResult,
} from '@/components/analysis/sandbox/lines/keep-lines';
import type { StoredLine, SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import type { TrialLine } from './trial-line';

export interface LineKeeping {
  readonly start: SandboxStart;
  readonly lines: readonly StoredLine[];
  readonly line: TrialLine;
  readonly change: (lines: readonly StoredLine[]) => void;
}

export const SAID = ['kept', 'forgotten', 'shared', 'sharedPartly', 'unshared'] as const;
export type KeepingMessage = (typeof SAID)[number] | KeepingProblem;

/** The open stored line, its status message, and functions to store, update and delete lines. */
export function useKeeping({ start: { gameId, at }, lines, line, change }: LineKeeping) {
  const [openId, setOpenId] = useState<string>();
  const [said, setSaid] = useState<KeepingMessage>();
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(asked: Promise<KeepResult<T>>, words: KeepingMessage, done: (value: T) => void) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setSaid(answer.ok ? words : answer.problem);
    if (answer.ok) done(answer.value);
  };
  const content = (name: string) => ({ key: line.key, steps: line.steps, name: name.trim() });
  return {
    open: lines.find(({ id }) => id === openId),
    said,
    isBusy,
    show: ({ id }: StoredLine) => {
      setOpenId(id);
      setSaid(undefined);
    },
    add: (name: string) =>
      run(keep(gameId, { base: at, ...content(name) }), 'kept', (kept) => {
        change([...lines, kept]);
        setOpenId(kept.id);
      }),
    save: ({ id }: StoredLine, name: string) =>
      run(alter(gameId, id, content(name)), 'kept', (kept) =>
        change(lines.map((each) => (each.id === id ? kept : each))),
      ),
    share: ({ id }: StoredLine, isShared: boolean) =>
      run(share(gameId, id, isShared), isShared ? 'shared' : 'unshared', ({ line: shared, hidden }) => {
        change(lines.map((each) => (each.id === id ? shared : each)));
        if (hidden > 0) setSaid('sharedPartly');
      }),
    drop: ({ id }: StoredLine) =>
      run(forget(gameId, id), 'forgotten', () => {
        change(lines.filter((each) => each.id !== id));
        if (id === openId) setOpenId(undefined);
      }),
  };
}
