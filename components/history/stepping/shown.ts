/**
 * The moment that the browser itself has drawn; nothing as long as the page shows what came from the server.
 */
import type { ReactNode } from 'react';

/** The parts of the page that differ from moment to moment. */
export const PARTS = ['top', 'step', 'board', 'boards', 'log'] as const;
export type Part = (typeof PARTS)[number];

export interface Shown {
  readonly seq: number;
  readonly draw: (part: Part) => ReactNode;
}

let shown: Shown | undefined;
const readers = new Set<() => void>();

export const shownNow = (): Shown | undefined => shown;

/** Has all parts draw a moment; without one, what came from the server. */
export function setShown(next: Shown | undefined): void {
  shown = next;
  for (const read of [...readers]) read();
}

/** Calls `read` after every change; gives the way to end it. */
export function onShown(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}
