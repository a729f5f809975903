/**
 * Stands in for turn/rules-in-browser where the sandbox is played (`#rules` in package.json): there the rules
 * and their pack have come before anything is drawn.
 */
import type { Pack } from '@/lib/game/engine/pack-index';
import * as engine from '@/lib/game/turn/preview';
import type { Rules } from '@/components/move/browser/rules-in-browser';

let here: Rules | undefined;

/** From now on this is the pack. */
export function playWith(pack: Pack): void {
  here = { engine, pack };
}

/** The rules. */
export function rules(): Rules | undefined {
  return here;
}

/** There is nothing to fetch. */
export async function loadRules(): Promise<Rules | undefined> {
  return here;
}

/** Nothing has to be made ready: the first line was played before the page was drawn. */
export function whenIdle(): () => void {
  return () => undefined;
}
