/**
 * Fetches a game or reads it from a file, and recomputes it a few rows at a time, which keeps the page
 * responsive. Loaded on demand.
 */
import { readDocument, type GameDocument } from '@/lib/game/eventlog/export';
import { isReceiptOf, parseReceipt } from '@/lib/game/eventlog/chain';
import type { Verification } from '@/lib/game/verify/report';
import { verifySteps } from '@/lib/game/verify/verify';

export type Finding =
  | { readonly kind: 'unreachable' }
  /** The file is not an exported game. */
  | { readonly kind: 'no-game' }
  | { readonly kind: 'found'; readonly game: GameDocument; readonly verification: Verification };

/** Maximum milliseconds of work without a pause: less than two frames. */
const STRETCH_MS = 24;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Maximum file size, far above the longest game. Larger files are not read. */
const MAX_BYTES = 20_000_000;

/** Verifies the game at an address or in a file. */
export async function verifyFrom(
  source: string | Blob,
  signal: AbortSignal,
  onProgress: (done: number, rows: number) => void,
): Promise<Finding> {
  const game = await gameFrom(source, signal);
  if (!game) return { kind: typeof source === 'string' ? 'unreachable' : 'no-game' };
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

/** The game at an address or in a file; undefined if it cannot be read. */
async function gameFrom(source: string | Blob, signal: AbortSignal): Promise<GameDocument | undefined> {
  if (typeof source !== 'string' && source.size > MAX_BYTES) return undefined;
  try {
    const text = typeof source === 'string' ? await fetchText(source, signal) : await source.text();
    const read = readDocument(JSON.parse(text));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, cache: 'no-store' });
  return response.ok ? response.text() : '';
}

/** Compares a typed verification code with a game. */
export function compareReceipt({ log }: GameDocument, text: string): 'none' | 'yes' | 'no' {
  const receipt = parseReceipt(text);
  if (!receipt) return 'none';
  return isReceiptOf(log, receipt) ? 'yes' : 'no';
}
