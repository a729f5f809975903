/** A game with a finding, as a file: it can be replayed with all checks, and stored as a golden game. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Setup } from '@/lib/game/engine/setup';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { FuzzRun } from './fuzz';
import type { FuzzRow } from './fuzz-ends';
import { FuzzFinding } from './fuzz-finding';
import { fuzzPack, planFor, type FuzzPlan } from './fuzz-plan';
import { checkAgreement, isSameCommand } from './fuzz-scene';
import { SAMPLED, THOROUGH, type Counts } from './fuzz-shares';

/** `setup`, `seed` and `commands` have the form of a golden game (tests/golden). */
export interface FuzzFile {
  readonly title: string;
  readonly failure: { readonly message: string; readonly seat?: SeatId; readonly command?: Command };
  readonly fuzzSeed: number;
  readonly rulesVersion: number;
  readonly pack: { readonly id: string; readonly version: number };
  readonly isRich: boolean;
  readonly setup: Setup;
  readonly seed: string;
  /** The commands before the failing one, including undo. */
  readonly commands: readonly (readonly [seat: SeatId, command: Command])[];
  readonly rows: readonly FuzzRow[];
}

/** The result of one game. */
export interface FuzzResult {
  readonly seed: number;
  readonly counts: Counts & { readonly rows: number };
  /** The types of commands and events and the refusal codes of the game. */
  readonly seen: readonly string[];
  readonly finding?: FuzzFile;
}

/**
 * Plays the game of a number, or another plan. Returns an error of the game as its finding instead of
 * throwing it.
 */
export function fuzzGame(seed: number, plan: FuzzPlan = planFor(seed)): FuzzResult {
  let run: FuzzRun | undefined;
  try {
    run = new FuzzRun(plan);
    return resultOf(run.play());
  } catch (error) {
    return { ...resultOf(run, seed), finding: fileOf(plan, run?.rows ?? [], error) };
  }
}

function resultOf(run: FuzzRun | undefined, seed = run?.plan.seed ?? 0): FuzzResult {
  const counts = run?.counts ?? { offers: 0, refusals: 0, views: 0, undos: 0 };
  const seen = new Set<string>(run?.codes);
  for (const { command, events } of run?.rows ?? []) {
    if (command) seen.add(command.type);
    for (const { type } of events) seen.add(type);
  }
  return { seed, counts: { ...counts, rows: run?.rows.length ?? 0 }, seen: [...seen] };
}

function fileOf(plan: FuzzPlan, rows: readonly FuzzRow[], error: unknown): FuzzFile {
  const { setup, pack, isRich, secret } = plan;
  return {
    title: `fuzz ${plan.seed}`,
    failure: failureOf(error),
    fuzzSeed: plan.seed,
    rulesVersion: RULES_VERSION,
    pack: { id: pack.id, version: pack.version },
    isRich,
    setup,
    seed: secret,
    commands: rows.flatMap(({ seat = 0, command }) => (command ? [[seat, command] as const] : [])),
    rows,
  };
}

function failureOf(error: unknown): FuzzFile['failure'] {
  if (!(error instanceof Error)) return { message: String(error) };
  if (!(error instanceof FuzzFinding)) return { message: error.stack ?? error.message };
  const { message, seat, command } = error;
  const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : '';
  return {
    message: message + cause,
    ...(seat === undefined ? {} : { seat }),
    ...(command ? { command } : {}),
  };
}

/**
 * Gives a file's commands again with the checks of every step. In the last position, and for the failing
 * command, all checks run. Returns the finding; undefined if there is none.
 */
export function replayFile(file: FuzzFile): string | undefined {
  try {
    const run = new FuzzRun(
      { ...planFor(file.fuzzSeed), ...tableOf(file) },
      { ...SAMPLED, attempts: 0 },
    ).begin();
    for (const [seat, command] of file.commands) giveAgain(run, seat, command);
    const { phase } = run.position.state;
    if (phase === 'finished') run.finish();
    else checkLast(run, file.failure);
    return undefined;
  } catch (error) {
    return failureOf(error).message;
  }
}

function tableOf({ setup, pack, isRich, seed }: FuzzFile): Partial<FuzzPlan> {
  return { setup, isRich, pack: fuzzPack(pack, isRich), secret: seed };
}

function giveAgain(run: FuzzRun, seat: SeatId, command: Command): void {
  const scene = run.sceneOf(seat);
  const option = scene.commands.find((offer) => isSameCommand(offer.command, command));
  if (option) return run.give(scene, option);
  const code = checkAgreement(scene, seat, command);
  throw new FuzzFinding(`row ${run.rows.length + 1} is refused now: ${code}`, seat, command);
}

function checkLast(run: FuzzRun, { seat, command }: FuzzFile['failure']): void {
  const scene = run.check(THOROUGH);
  if (!command || seat === undefined) return;
  checkAgreement(scene, seat, command);
  if (!run.position.state.players[seat]) return;
  const own = run.sceneOf(seat);
  const option = own.commands.find((offer) => isSameCommand(offer.command, command));
  if (option) run.give(own, option);
}
