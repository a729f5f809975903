/** Tests in the form: given a position, when commands are given, then exactly these changes follow. */
import { expect } from 'vitest';
import { toAct } from '@/lib/game/engine/acting';
import type { Command } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import type { Event, EventOf, EventType } from '@/lib/game/engine/events';
import { options } from '@/lib/game/engine/options';
import type { RejectionCode } from '@/lib/game/engine/rejections';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { ItemKind, Player, State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import type { Given } from './commands';
import { PACK, table, type Patch, type Table, type TableChoices } from './table';

/** The possessions of a player, in one flat record. */
function holdings({ goods, tokens, score, heights, counts, cubes, sealRights, road, grids }: Player) {
  return {
    ...goods,
    ...tokens,
    points: score,
    ...heights,
    ...counts,
    cubes,
    'seal-rights': sealRights,
    road,
    'wall-row': grids['hunger-wall'].row,
    'wall-column': grids['hunger-wall'].column,
    'cathedral-row': grids.cathedral.row,
    'cathedral-column': grids.cathedral.column,
  };
}
export type Holdings = ReturnType<typeof holdings>;

/** Starts a scenario at a table that the patches have changed. */
export function given(choices: TableChoices | Patch = {}, ...patches: readonly Patch[]): Scenario {
  const isPatch = typeof choices === 'function';
  const start = table(isPatch ? {} : choices);
  const all = isPatch ? [choices, ...patches] : patches;
  const { state, secrets } = all.reduce((now, next) => next(now), start);
  return new Scenario({ state, secrets, trail: [] }, state, []);
}

/** A position with the steps that led to it. Every step returns a new scenario, so a test may branch. */
export class Scenario {
  constructor(
    private readonly position: Position,
    private readonly before: State,
    readonly events: readonly Event[],
  ) {}

  get state(): State {
    return this.position.state;
  }
  get secrets() {
    return this.position.secrets;
  }
  /** State and secrets, to continue from with patches. */
  get table(): Table {
    return { state: this.state, secrets: secretsOf(this.position) };
  }
  player(seat: number): Player {
    return elementAt(this.state.players, seat);
  }

  holdings(seat: number): Holdings {
    return holdings(this.player(seat));
  }

  /** The seat gives these commands. Each must be offered and accepted. */
  when(seat: number, ...commands: readonly Given[]): Scenario {
    return this.give(seat, commands, expectOffered);
  }

  /** The seat gives a command from its earlier offers. */
  goOn(seat: number, command: Command): Scenario {
    return this.give(seat, [command]);
  }

  private give(seat: number, commands: readonly Given[], check?: typeof expectOffered): Scenario {
    let now = this.position;
    const events: Event[] = [];
    for (const asked of commands) {
      const command = typeof asked === 'function' ? asked(now.state, seat) : asked;
      check?.(now, seat, command);
      const result = decide(PACK, now.state, secretsOf(now), seat, command);
      if (!result.ok)
        throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(result.error)}`);
      events.push(...result.value.events);
      now = advance(now, { seq: now.state.seq + 1, seat, ...result.value });
    }
    return new Scenario(now, this.state, events);
  }

  /** Checks a seat's changes since the last `when`: exactly these amounts, and nothing else. */
  gains(seat: number, expected: Partial<Holdings>): this {
    const then = holdings(elementAt(this.before.players, seat));
    const now = holdings(this.player(seat));
    const changed: Partial<Record<keyof Holdings, number>> = {};
    for (const key of Object.keys(now) as (keyof Holdings)[])
      if (now[key] !== then[key]) changed[key] = now[key] - then[key];
    expect(changed, `what seat ${seat} gained`).toEqual(expected);
    return this;
  }

  /** Checks that the command is refused with this code (and rule), is not offered, and changes nothing. */
  refused(seat: number, asked: Given, code: RejectionCode, rule?: string): this {
    const command = typeof asked === 'function' ? asked(this.state, seat) : asked;
    const before = JSON.stringify(this.position);
    const result = decide(PACK, this.state, secretsOf(this.position), seat, command);
    expect(result.ok ? 'accepted' : result.error.code, JSON.stringify(command)).toBe(code);
    if (!result.ok && rule) expect(result.error.rule).toBe(rule);
    expect(offers(this.position, seat)).not.toContain(canonical(command));
    expect(JSON.stringify(this.position)).toBe(before);
    return this;
  }

  /** Runs further expectations. */
  then(check: (state: State, scenario: this) => void): this {
    check(this.state, this);
    return this;
  }

  /** Checks the kinds of items that are open for a seat. */
  open(seat: number, ...kinds: readonly ItemKind[]): this {
    const found = this.state.items.filter((item) => item.seat === seat).map((item) => item.kind);
    expect(found.sort(), `open for seat ${seat}`).toEqual([...kinds].sort());
    return this;
  }

  /** Checks which seat is to act. */
  waitsFor(seat: number): this {
    expect(toAct(this.state)).toEqual([seat]);
    return this;
  }

  /** Events of one type since the last `when`. */
  eventsOf<T extends EventType>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** The types of the events since the last `when`, of these types only. */
  order(...types: readonly EventType[]): readonly EventType[] {
    return this.events.map(({ type }) => type).filter((type) => types.includes(type));
  }

  /** Commands offered to a seat. */
  offered(seat: number): readonly Command[] {
    return optionsOf(this.position, seat).map(({ command }) => command);
  }
  /** Whether the offer of this command says that it reveals something hidden. */
  reveals(seat: number, command: Command): boolean | undefined {
    return optionsOf(this.position, seat).find((option) => canonical(option.command) === canonical(command))
      ?.reveals;
  }
}

function secretsOf({ secrets }: Position) {
  if (!secrets) throw new Error('a test position has secrets');
  return secrets;
}

function optionsOf({ state, secrets }: Position, seat: number) {
  return options(PACK, view(state, secrets, seat)).commands;
}

function offers(position: Position, seat: number): readonly string[] {
  return position.state.players[seat]
    ? optionsOf(position, seat).map(({ command }) => canonical(command))
    : [];
}

/** Legal commands are exactly the offered ones: `options` and `decide` must agree. */
function expectOffered(position: Position, seat: number, command: Command): void {
  expect(offers(position, seat), `offered to seat ${seat}`).toContain(canonical(command));
}

/** JSON with sorted keys, so equal commands are equal strings. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
