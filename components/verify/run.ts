/** Fetches a game and has it worked out again, a few rows at a time, so that the page stays usable. Loaded when it is needed. */
import { readDocument, type GameDocument } from '@/lib/eventlog/export';
import { isReceiptOf, parseReceipt } from '@/lib/eventlog/receipt';
import type { Verification } from '@/lib/verify/report';
import { verifySteps } from '@/lib/verify/verify';

export type Finding =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'found'; readonly game: GameDocument; readonly verification: Verification };

/** Longest time without a pause, in milliseconds: less than two pictures of a screen. */
const STRETCH_MS = 24;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Verifies the game at an address. */
export async function verifyAt(
  url: string,
  signal: AbortSignal,
  onProgress: (done: number, rows: number) => void,
): Promise<Finding> {
  const game = await fetchGame(url, signal);
  if (!game) return { kind: 'unreachable' };
  const steps = verifySteps(game);
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { kind: 'found', game, verification: step.value };
    if (performance.now() - since < STRETCH_MS) continue;
    onProgress(step.value.done, step.value.rows);
    await pause();
    if (signal.aborted) return { kind: 'unreachable' };
    since = performance.now();
  }
}

async function fetchGame(url: string, signal: AbortSignal): Promise<GameDocument | undefined> {
  try {
    const response = await fetch(url, { signal, cache: 'no-store' });
    const read = response.ok ? readDocument(await response.json()) : undefined;
    return read?.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** What a receipt that somebody typed says about a game. */
export function compareReceipt({ log }: GameDocument, text: string): 'none' | 'yes' | 'no' {
  const receipt = parseReceipt(text);
  if (!receipt) return 'none';
  return isReceiptOf(log, receipt) ? 'yes' : 'no';
}
