/** Plays whole games at random and checks, at every step, all that has to hold whatever is played. */
import { expect } from 'vitest';
import { canonical } from './given';
import { violations } from './invariants';
import { bookRow, openLedger, type Ledger } from './ledger';
import { mutated } from './mutate';
import { Dice } from './random';
import { PACK } from './table';
import { toAct } from '@/lib/engine/acting';
import type { Command, Slot } from '@/lib/engine/commands';
import { decide, type Decision } from '@/lib/engine/decide';
import { isRevealing } from '@/lib/engine/events';
import { sha256Hex } from '@/lib/engine/hash';
import { newGame } from '@/lib/engine/new-game';
import { options, type Option } from '@/lib/engine/options';
import type { Pack } from '@/lib/engine/pack-index';
import { REJECTION_CODES } from '@/lib/engine/rejections';
import { advance, replay, type LogEntry, type Position } from '@/lib/engine/replay';
import type { Secrets } from '@/lib/engine/secrets';
import type { Setup, State } from '@/lib/engine/state';
import { entries, nth } from '@/lib/engine/util';
import { view } from '@/lib/engine/view';

const PLACEMENTS: ReadonlySet<string> = new Set(['PlaceUpgrade', 'PlaceWall', 'PlaceBuilding', 'RefreshRow']);
const CODES: ReadonlySet<string> = new Set(REJECTION_CODES);

export interface FuzzGame {
  readonly log: readonly (LogEntry & { readonly command?: Command })[];
  readonly position: Position;
  readonly undos: number;
}

/** One game from set-up to ranking. Throws, with the seed and the step, at the first thing that is not as it should be. */
export class FuzzRun {
  private readonly dice: Dice;
  private position: Position;
  private ledger: Ledger;
  private readonly ledgers = new Map<number, Ledger>();
  private readonly states = new Map<number, State>();
  private readonly log: (LogEntry & { readonly command?: Command })[] = [];
  private readonly secret: string;
  private undos = 0;

  constructor(
    readonly seed: number,
    readonly setup: Setup,
    private readonly pack: Pack = PACK,
  ) {
    this.dice = new Dice(seed);
    this.secret = sha256Hex(`fuzz ${seed}`);
    const entry = { seq: 1, ...newGame(pack, setup, 1, this.secret) };
    this.log.push(entry);
    this.position = advance(undefined, entry);
    this.ledger = openLedger(setup.players);
    this.remember();
  }

  play(): FuzzGame {
    let guard = 0;
    while (this.position.state.phase !== 'finished') {
      if ((guard += 1) > 5000) throw new Error('the game does not end');
      this.step();
    }
    this.checkFold();
    this.checkAgain();
    return { log: this.log, position: this.position, undos: this.undos };
  }

  private get secrets(): Secrets {
    if (!this.position.secrets) throw new Error('no secrets');
    return this.position.secrets;
  }

  private step(): void {
    const { state } = this.position;
    deepFreeze(this.position);
    const [seat = -1] = toAct(state);
    const { commands } = options(this.pack, view(state, this.secrets, seat));
    const useful = commands.filter(({ command }) => command.type !== 'Undo');
    if (useful.length === 0) throw new Error(`dead end: ${JSON.stringify(state.items)}`);
    this.checkOffers(seat, commands);
    this.checkRefusals(seat, commands);
    if (this.dice.chance(0.05)) this.checkViews();
    this.give(seat, this.choose(commands, useful));
  }

  /** Types are equally likely, else placements would drown the rest; a step back now and then. */
  private choose(commands: readonly Option[], useful: readonly Option[]): Option {
    const undo = commands.filter(({ command }) => command.type === 'Undo');
    if (undo.length > 0 && this.dice.chance(0.04)) return this.dice.pick(undo);
    const type = this.dice.pick([...new Set(useful.map(({ command }) => command.type))]);
    return this.dice.pick(useful.filter(({ command }) => command.type === type));
  }

  private give(seat: number, option: Option): void {
    const { command } = option;
    const before = this.position.state;
    const decision = this.decided(seat, option);
    const entry = { seq: before.seq + 1, seat, command, ...decision };
    this.log.push(entry);
    this.position = advance(this.position, entry);
    if (command.type === 'Undo') {
      this.undos += 1;
      const earlier = this.states.get(command.to);
      expect(plain(this.position.state), 'undo restores the exact earlier state').toBe(
        earlier && plain(earlier),
      );
      this.ledger = this.ledgers.get(command.to) ?? this.ledger;
    } else this.ledger = bookRow(this.ledger, seat, command, decision.events);
    this.remember();
    const checked = {
      pack: this.pack,
      state: this.position.state,
      secrets: this.secrets,
      ledger: this.ledger,
    };
    const broken = violations(checked, { before, seat, command, events: decision.events });
    if (broken.length > 0) throw new Error(`${broken.join(', ')} after ${JSON.stringify(command)}`);
  }

  private remember(): void {
    const { seq } = this.position.state;
    this.ledgers.set(seq, this.ledger);
    this.states.set(seq, this.position.state);
    // Nobody can go back behind the floor.
    for (const old of this.states.keys()) if (old < this.position.state.undo.floor) this.states.delete(old);
  }

  /** An offered command is accepted and reveals what was said beforehand. */
  private decided(seat: number, { command, reveals }: Option): Decision {
    const result = decide(this.pack, this.position.state, this.secrets, seat, command);
    if (!result.ok)
      throw new Error(`offered but refused: ${JSON.stringify(command)} ${JSON.stringify(result.error)}`);
    const revealed = result.value.events.some(isRevealing);
    if (revealed !== reveals)
      throw new Error(`${JSON.stringify(command)} was to reveal: ${reveals}, it did: ${revealed}`);
    return result.value;
  }

  private checkOffers(seat: number, commands: readonly Option[]): void {
    for (const option of commands) {
      const isOneOfMany = PLACEMENTS.has(option.command.type);
      if (this.dice.chance(isOneOfMany ? 0.005 : 0.1)) this.decided(seat, option);
    }
  }

  /** What is not offered is refused with a known code; other seats may do none of it. */
  private checkRefusals(seat: number, commands: readonly Option[]): void {
    const offered = new Set(commands.map(({ command }) => canonical(command)));
    for (let i = 0; i < 2; i += 1) {
      const wrong = mutated(this.dice.pick(commands).command, this.dice);
      if (!offered.has(canonical(asListed(wrong)))) this.refuse(seat, wrong);
      const other = (seat + 1 + this.dice.below(this.setup.players - 1)) % this.setup.players;
      const { command } = this.dice.pick(commands);
      if (command.type !== 'Undo') this.refuse(other, command);
    }
  }

  private refuse(seat: number, command: Command): void {
    const result = decide(this.pack, this.position.state, this.secrets, seat, command);
    if (result.ok) throw new Error(`not offered to seat ${seat} but accepted: ${JSON.stringify(command)}`);
    if (!CODES.has(result.error.code)) throw new Error(`unknown code ${result.error.code}`);
  }

  /** INV-60: no view names a tile of a face-down stack, an offer to somebody else, or the seed. */
  private checkViews(): void {
    const { state } = this.position;
    const hidden = new Set(Object.values(this.secrets.stacks).flat());
    // OPEN_V: everybody sees these, in whatever order they were printed.
    const open = new Set([...(state.openV?.bridge ?? []), ...(state.openV?.cathedral ?? [])]);
    for (const seat of [undefined, ...state.players.keys()]) {
      const own = new Set(
        state.items.flatMap((item) => (item.seat === seat ? (this.secrets.offers[item.id] ?? []) : [])),
      );
      const others = Object.values(this.secrets.offers)
        .flat()
        .filter((tile) => !own.has(tile));
      const words = new Set<string>();
      collectStrings(view(state, this.secrets, seat), words);
      for (const tile of open) words.delete(tile);
      const leaked = [...words].filter(
        (word) => (hidden.has(word) && !own.has(word)) || others.includes(word) || word === this.secret,
      );
      expect(leaked, `seen by seat ${seat}`).toEqual([]);
    }
  }

  /** Folding the stored rows gives the live state. */
  private checkFold(): void {
    const stored = JSON.parse(JSON.stringify(this.log)) as LogEntry[];
    const folded = replay(stored);
    expect(canonical(folded.state)).toBe(canonical(this.position.state));
    expect(canonical(folded.secrets)).toBe(canonical(this.position.secrets));
  }

  /** INV-59: the same seed and commands give the same rows. */
  private checkAgain(): void {
    let now = advance(undefined, { seq: 1, ...newGame(this.pack, this.setup, 1, this.secret) });
    for (const { seat = -1, command, events, secretEvents } of this.log.slice(1)) {
      if (!command || !now.secrets) throw new Error('a row without command');
      const result = decide(this.pack, now.state, now.secrets, seat, command);
      if (!result.ok) throw new Error(`refused when given again: ${JSON.stringify(command)}`);
      expect(JSON.stringify(result.value)).toBe(JSON.stringify({ events, secretEvents }));
      now = advance(now, { seq: now.state.seq + 1, seat, ...result.value });
    }
    expect(nth(now.state.players, 0).score).toBe(nth(this.position.state.players, 0).score);
  }
}

/** The form in which options list a command: slots in order, no goods of which nothing is paid. */
function asListed(command: Command): Command {
  if (!('pay' in command)) return command;
  const pay = Object.fromEntries(entries(command.pay).filter(([, n]) => n > 0));
  if (command.type !== 'RefreshRow') return { ...command, pay };
  const slots = [...command.slots].sort() as [Slot, Slot];
  return { ...command, slots, pay };
}

/** A state as text, but for the number of its newest row. */
function plain(state: State): string {
  return JSON.stringify({ ...state, seq: 0 });
}

function collectStrings(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) collectStrings(part, into);
}

/** Deciding and folding must change nothing they were given; what is frozen already is not looked at again. */
function deepFreeze(value: unknown): void {
  if (!value || typeof value !== 'object' || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
