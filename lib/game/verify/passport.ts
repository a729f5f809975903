/** Whether a stored game would replay identically under other rules; if not, the first different step. */
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, type Position } from '@/lib/game/engine/replay';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import type { ExportedRow } from '@/lib/game/eventlog/export';
import type { Rules } from '@/lib/game/rulesets';
import { decideAgain, type FaultCode, FaultFound } from './report';

/** The required parts of a stored game, running or finished. */
export interface PlayedGame {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly log: readonly Pick<ExportedRow, 'seq' | 'seat' | 'command' | 'events' | 'secret'>[];
  /** The stored position of the game, if there is one. */
  readonly kept?: { readonly state: object; readonly secrets: object };
}

/** `differs`: from row `seq` on. That game keeps its rules version. */
export type Passport =
  | { readonly verdict: 'identical'; readonly rows: number }
  | {
      readonly verdict: 'differs';
      readonly seq: number;
      readonly code: FaultCode | 'position' | 'failed';
      readonly detail?: string;
    };

/** Replays a game under `rules`, up to the first different step. */
export function passportOf(game: PlayedGame, pack: Pack, rules: Rules): Passport {
  let position: Position | undefined;
  // Rules look up a game by its original version, so the replay keeps that number and changes only the
  // rules.
  const opened = { setup: undefined, pack, rules: { ...rules, version: game.rulesVersion } };
  for (const row of game.log) {
    try {
      position = advance(position, decideAgain(opened, position, row, game.seed));
    } catch (error) {
      return differenceOf(row.seq, error);
    }
  }
  const seq = game.log.length;
  const same = position && (!game.kept || isKept(position, game.kept));
  return same ? { verdict: 'identical', rows: seq } : { verdict: 'differs', seq, code: 'position' };
}

function isKept({ state, secrets }: Position, kept: { readonly state: object; readonly secrets: object }) {
  const now = canonicalJson({ state, secrets });
  return now === canonicalJson({ state: kept.state, secrets: kept.secrets });
}

function differenceOf(seq: number, error: unknown): Passport {
  if (error instanceof FaultFound) {
    const { code, detail } = error.fault;
    return { verdict: 'differs', seq, code, detail };
  }
  // New rules may throw on an old position; that counts as a difference.
  return {
    verdict: 'differs',
    seq,
    code: 'failed',
    detail: error instanceof Error ? error.message : 'error',
  };
}
