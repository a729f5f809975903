/** Lines stored on the server: create, update, share, delete. */
import { useState } from 'react';
import type { TrialLine } from '@/components/analysis/sandbox/trial-line';
import { hasAll } from '@/components/ui/browser/payload';
import type { StoredLine, SandboxStart } from '@/lib/features/sandbox/sandbox-view';

export const KEEPING_PROBLEMS = ['name', 'full', 'often', 'failed', 'unknown', 'long', 'private'] as const;
type KeepingProblem = (typeof KEEPING_PROBLEMS)[number];

type KeepResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: KeepingProblem };

const PROBLEM_OF: Readonly<Record<number, KeepingProblem>> = {
  400: 'name',
  403: 'private',
  404: 'unknown',
  409: 'full',
  413: 'long',
  429: 'often',
};

async function ask<T extends object>(
  method: string,
  url: string,
  names: readonly (keyof T)[],
  json?: object,
): Promise<KeepResult<T>> {
  try {
    const response = await fetch(url, {
      method,
      ...(json ? { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (!response.ok) return { ok: false, problem: PROBLEM_OF[response.status] ?? 'failed' };
    const value: unknown = await response.json();
    return hasAll<T>(value, names) ? { ok: true, value } : { ok: false, problem: 'failed' };
  } catch {
    return { ok: false, problem: 'failed' };
  }
}

const LINE = ['id', 'base', 'key', 'name', 'steps', 'updatedAt'] as const;
const linesOf = (gameId: string) => `/api/games/${gameId}/sandbox/lines`;

const keep = (gameId: string, line: Pick<StoredLine, 'base' | 'key' | 'name' | 'steps'>) =>
  ask<StoredLine>('POST', linesOf(gameId), LINE, line);

const alter = (gameId: string, id: string, change: Pick<StoredLine, 'key' | 'name' | 'steps'>) =>
  ask<StoredLine>('PUT', `${linesOf(gameId)}/${id}`, LINE, change);

/** Shares a line by a new link, or withdraws it. */
const share = (gameId: string, id: string, shared: boolean) =>
  ask<{ readonly line: StoredLine; readonly hidden: number }>(
    'POST',
    `${linesOf(gameId)}/${id}`,
    ['line', 'hidden'],
    { shared },
  );

const forget = (gameId: string, id: string) =>
  ask<{ readonly id: string }>('DELETE', `${linesOf(gameId)}/${id}`, ['id']);

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
