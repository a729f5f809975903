/** API client for lines: create, update, share, delete. */
import { hasAll } from '@/components/ui/browser/payload';
import type { StoredLine } from '@/lib/features/sandbox/sandbox-view';

export const KEEPING_PROBLEMS = ['name', 'full', 'often', 'failed', 'unknown', 'long', 'private'] as const;
export type KeepingProblem = (typeof KEEPING_PROBLEMS)[number];

export type KeepResult<T> =
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

export const keep = (gameId: string, line: Pick<StoredLine, 'base' | 'key' | 'name' | 'steps'>) =>
  ask<StoredLine>('POST', linesOf(gameId), LINE, line);

export const alter = (gameId: string, id: string, change: Pick<StoredLine, 'key' | 'name' | 'steps'>) =>
  ask<StoredLine>('PUT', `${linesOf(gameId)}/${id}`, LINE, change);

/** Shares a line by a new link, or withdraws it. */
export const share = (gameId: string, id: string, shared: boolean) =>
  ask<{ readonly line: StoredLine; readonly hidden: number }>(
    'POST',
    `${linesOf(gameId)}/${id}`,
    ['line', 'hidden'],
    { shared },
  );

export const forget = (gameId: string, id: string) =>
  ask<{ readonly id: string }>('DELETE', `${linesOf(gameId)}/${id}`, ['id']);
