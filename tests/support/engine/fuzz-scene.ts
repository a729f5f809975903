/** A position where one seat is about to give a command, with checks of offered and refused commands. */
import { type Command, CommandSchema, type SeatId, type Slot } from '@/lib/game/engine/commands';
import { decide, type Decision } from '@/lib/game/engine/decide';
import { evolveSecrets, isRevealing, type Secrets } from '@/lib/game/engine/secrets';
import { evolve } from '@/lib/game/engine/evolve';
import { explain } from '@/lib/game/engine/explain';
import { options, type Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import { listEntries } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { FuzzFinding, during } from './fuzz-finding';
import { mutated } from './mutate';
import type { Dice } from './random';

export interface Scene {
  readonly pack: Pack;
  readonly state: State;
  readonly secrets: Secrets;
  readonly seat: SeatId;
  readonly commands: readonly Option[];
  readonly dice: Dice;
}

const CODES: ReadonlySet<string> = new Set(REJECTION_CODES);
/** An id of the rules specification, such as CRANE-7, R-25 or TECH-III2. */
const RULE_ID = /^[A-Z]+(-[A-Z]+)*-?[A-Z]*\d+[a-z]?$/;

/** Checks that an offered command is accepted and reveals what the offer said. */
export function accepted(scene: Scene, { command, reveals }: Option): Decision {
  const { pack, state, secrets, seat } = scene;
  const result = decide(pack, state, secrets, seat, command);
  if (!result.ok)
    throw new FuzzFinding(`offered but refused with ${JSON.stringify(result.error)}`, seat, command);
  const revealed = result.value.events.some(isRevealing);
  if (revealed !== reveals)
    throw new FuzzFinding(`it was to reveal: ${reveals}, it did: ${revealed}`, seat, command);
  return result.value;
}

/**
 * Commands offered to a seat that is not to act must be accepted too: undo, and choices kept for later
 * (ASYNC_TECH).
 */
export function checkOthers(scene: Scene): void {
  const { pack, state, secrets } = scene;
  for (const seat of state.players.keys()) {
    if (seat === scene.seat) continue;
    const { commands } = options(pack, view(state, secrets, seat));
    for (const option of commands)
      during(seat, option.command, () => accepted({ ...scene, seat, commands }, option));
  }
}

/** Checks that an offered command passes the schema of incoming commands unchanged. */
export function checkForm({ seat }: Scene, { command }: Option): void {
  const parsed = CommandSchema.safeParse(JSON.parse(JSON.stringify(command))).data;
  if (!parsed || canonicalJson(parsed) !== canonicalJson(command))
    throw new FuzzFinding('offered but not well-formed', seat, command);
}

/**
 * Checks that an accepted command is offered, and that another one is refused with a known code and rule.
 * Returns the code.
 */
export function checkAgreement(scene: Scene, seat: SeatId, command: Command): string | undefined {
  const { pack, state, secrets } = scene;
  const result = decide(pack, state, secrets, seat, command);
  if (!result.ok) return checkRefusal(seat, command, result.error);
  if (!isOffered(scene, seat, command)) throw new FuzzFinding('not offered but accepted', seat, command);
  return undefined;
}

function checkRefusal(seat: SeatId, command: Command, { code, rule }: Rejection): string {
  if (!CODES.has(code)) throw new FuzzFinding(`refused with the unknown code ${code}`, seat, command);
  if (!RULE_ID.test(rule)) throw new FuzzFinding(`refused by "${rule}", which is no rule`, seat, command);
  return code;
}

function isOffered(scene: Scene, seat: SeatId, command: Command): boolean {
  const { pack, state, secrets } = scene;
  const commands = seat === scene.seat ? scene.commands : options(pack, view(state, secrets, seat)).commands;
  const listed = asListed(command);
  return commands.some((option) => isSameCommand(option.command, listed));
}

/** Whether two commands are the same. */
export function isSameCommand(a: Command, b: Command): boolean {
  return a.type === b.type && canonicalJson(a) === canonicalJson(b);
}

/** The command in the form that options use: sorted slots, and no goods with a zero amount. */
function asListed(command: Command): Command {
  if (!('pay' in command)) return command;
  const pay = Object.fromEntries(listEntries(command.pay).filter(([, n]) => n > 0));
  if (command.type !== 'RefreshRow') return { ...command, pay };
  const slots = [...command.slots].sort() as [Slot, Slot];
  return { ...command, slots, pay };
}

/** A command that may be wrong, and its seat. */
export type Attempt = readonly [seat: SeatId, command: Command];

/** Wrong commands of all kinds: a changed value, the wrong seat, long out of date, an undo too far back. */
export function drawAttempts(scene: Scene, past: readonly Command[], n: number): readonly Attempt[] {
  const { dice, seat, commands, state } = scene;
  const others = [-1, ...state.players.keys(), state.players.length].filter((s) => s !== seat);
  const draws: readonly (() => Attempt)[] = [
    () => [seat, mutated(dice.pick(commands).command, dice)],
    () => [seat, mutated(mutated(dice.pick(commands).command, dice), dice)],
    () => [dice.pick(others), dice.pick(commands).command],
    () => [seat, past.length > 0 ? dice.pick(past) : dice.pick(commands).command],
    () => [dice.pick([seat, ...others]), { type: 'Undo', to: dice.below(state.seq + 2) }],
  ];
  return Array.from({ length: n }, () => dice.pick(draws)());
}

/** Checks that `explain` agrees with `decide`, and that its suggested fixes work. */
export function checkExplanation(scene: Scene, seat: SeatId, command: Command): void {
  const { pack, state, secrets } = scene;
  if (!state.players[seat]) return;
  const said = explain(pack, view(state, secrets, seat), command);
  const result = decide(pack, state, secrets, seat, command);
  if (said.legal !== result.ok) throw new FuzzFinding(`explained as legal: ${said.legal}`, seat, command);
  if (said.legal || result.ok) return;
  if (said.rejection.code !== result.error.code)
    throw new FuzzFinding(`explained by ${said.rejection.code}, not ${result.error.code}`, seat, command);
  for (const cure of said.cures) checkCure(scene, seat, command, cure.command);
}

function checkCure({ pack, state, secrets }: Scene, seat: SeatId, command: Command, cure: Command): void {
  const taken = decide(pack, state, secrets, seat, cure);
  const after = taken.ok ? taken.value.events.reduce(evolve, state) : state;
  const known = taken.ok ? taken.value.secretEvents.reduce(evolveSecrets, secrets) : secrets;
  if (!taken.ok || !decide(pack, after, known, seat, command).ok)
    throw new FuzzFinding(`not cured by ${JSON.stringify(cure)}`, seat, command);
}
