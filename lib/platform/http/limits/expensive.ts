import { tooMany, type TooMany } from '@/lib/platform/http/limits/limits';
import { perProcess } from '@/lib/platform/process';
import { currentRequest } from '@/lib/platform/request-label';

/** Maximum concurrent expensive requests of an address in this process; others wait in line. */
export const MAX_AT_ONCE = 2;
/** Maximum requests of an address in line, and the maximum wait. */
export const MAX_IN_LINE = 20;
const PATIENCE_MS = 5_000;
/**
 * After a request its slot rests for this many times its duration, so that one address uses at most
 * half of a CPU. It rests at most a second, because a slow connection also takes long.
 */
const REST = 3;
const MAX_REST_MS = 1_000;

interface Places {
  taken: number;
  readonly line: (() => void)[];
}
const places = perProcess('pragaExpensive', () => new Map<string, Places>()).get;

/** Requests that have a slot, identified by their end callback. */
const holding = perProcess('pragaExpensiveHeld', () => new WeakSet<object>()).get;

/** Takes a slot and returns the function that frees it, or a refusal. */
export async function takeExpensivePlace(who: string): Promise<(() => void) | TooMany> {
  const here = places().get(who) ?? { taken: 0, line: [] };
  places().set(who, here);
  if (here.taken < MAX_AT_ONCE) {
    here.taken += 1;
    return leaving(who, here);
  }
  if (here.line.length >= MAX_IN_LINE) return tooMany('network', PATIENCE_MS);
  return (await inLine(here)) ? leaving(who, here) : tooMany('network', PATIENCE_MS);
}

/** Whether a slot became free in time. */
function inLine({ line }: Places): Promise<boolean> {
  return new Promise((resolve) => {
    const called = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(called), 1);
      resolve(false);
    }, PATIENCE_MS);
    line.push(called);
  });
}

function leaving(who: string, here: Places): () => void {
  const began = performance.now();
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    const rest = Math.min(MAX_REST_MS, REST * (performance.now() - began));
    setTimeout(() => handOver(who, here), rest).unref();
  };
}

function handOver(who: string, here: Places): void {
  const next = here.line.shift();
  if (next) return next();
  here.taken -= 1;
  if (here.taken === 0) places().delete(who);
}

/**
 * Makes the current request wait until few expensive ones of its address run, and frees its slot when
 * it is answered. Returns the refusal, if any. Hosts with one process per request do not report the end
 * of an answer; there, no request waits.
 */
export async function waitForExpensivePlace(who: string): Promise<TooMany | undefined> {
  const onEnd = currentRequest().getStore()?.onEnd;
  // A route behind the proxy is checked twice.
  if (!onEnd || holding().has(onEnd)) return undefined;
  holding().add(onEnd);
  const place = await takeExpensivePlace(who);
  if (typeof place !== 'function') return place;
  onEnd(place);
  return undefined;
}
