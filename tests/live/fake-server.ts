/** The service's handling of commands, in a few lines and without a database: see submitSteps. */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { decide } from '@/lib/game/engine/decide';
import { newGame } from '@/lib/game/engine/new-game';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { advance, replay, type LogEntry, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import type { LogRow } from '@/lib/game/eventlog/row';
import type { LiveSnapshot } from '@/lib/game/live/live-snapshot';
import type { LiveAction, AnsweredRow } from '@/lib/game/live/live-table';
import { RULES_VERSION } from '@/lib/game/rulesets';
import { planFor } from '../support/engine/fuzz-plan';
import { Dice } from '../support/engine/random';

interface Stored extends LogEntry {
  readonly command: LogRow['command'];
  readonly commandId: string;
}

export class FakeServer {
  readonly pack: Pack;
  private readonly log: Stored[] = [];
  private position: Position;

  /** A random game that has been played for a while, until `seat` has the turn. */
  constructor(number: number, seat: SeatId) {
    const { setup, secret, pack } = planFor(number);
    this.pack = pack;
    const started = newGame(pack, setup, RULES_VERSION, secret);
    this.position = advance(undefined, { seq: 1, ...started });
    this.log.push({ seq: 1, ...started, command: { type: 'SetupChoices', setup }, commandId: 'setup' });
    const dice = new Dice(number);
    for (let left = (number * 7) % 90; left > 0 || toAct(this.state)[0] !== seat; left -= 1) {
      if (this.state.phase === 'finished') throw new Error(`game ${number} is over`);
      this.playOne(dice.below(1000));
    }
  }

  get state(): State {
    return this.position.state;
  }

  get commandIds(): readonly string[] {
    return this.log.map(({ commandId }) => commandId);
  }

  /** The seat to act gives a command outside the browser of the test. */
  playOne(n: number): void {
    const [seat] = toAct(this.state);
    if (seat === undefined) return;
    const { commands } = options(this.pack, view(this.state, this.position.secrets, seat));
    const steps = commands.filter(({ command }) => command.type !== 'Undo');
    const command = (steps[n % steps.length] ?? commands[0])?.command;
    if (command) this.append(seat, command, `other ${this.log.length}`);
  }

  /** The newest position as the browser of a seat gets it. */
  standOf(seat: SeatId): LiveSnapshot {
    const whole = replay(this.log);
    const { offers } = view(whole.state, whole.secrets, seat);
    const trail = whole.trail.map(({ state }) => ({ state }));
    return { position: { state: whole.state, trail }, offers, rows: this.log.map(rowOf) };
  }

  /** The answer to steps that are sent for a row. */
  take(
    seat: SeatId,
    expectedSeq: number,
    steps: readonly { readonly commandId: string; readonly command: Command }[],
  ): LiveAction {
    const commandIds = steps.map(({ commandId }) => commandId);
    const rows: AnsweredRow[] = [];
    for (const { commandId, command } of steps) {
      const expected = rows.at(-1)?.seq ?? expectedSeq;
      const earlier = this.log.find((row) => row.commandId === commandId);
      const refused = earlier ? undefined : this.refuse(seat, expected, command);
      if (refused && rows.length === 0)
        return { type: 'refused', commandIds, gone: { why: 'refused', code: refused } };
      const offers = this.offersAfter(rows.at(-1)?.seq, seat);
      if (refused)
        return { type: 'answered', commandIds, rows, offers, refused: { why: 'refused', code: refused } };
      rows.push(rowOf(earlier ?? this.append(seat, command, commandId)));
    }
    return { type: 'answered', commandIds, rows, offers: this.offersAfter(rows.at(-1)?.seq, seat) };
  }

  private offersAfter(seq: number | undefined, seat: SeatId) {
    const { state, secrets } = replay(this.log.filter((row) => seq === undefined || row.seq <= seq));
    return view(state, secrets, seat).offers;
  }

  private refuse(seat: SeatId, expectedSeq: number, command: Command): string | undefined {
    if (expectedSeq !== this.state.seq) return 'stale-position';
    const decided = this.decide(seat, command);
    return decided.ok ? undefined : decided.error.code;
  }

  private decide(seat: SeatId, command: Command) {
    const { secrets } = this.position;
    if (!secrets) throw new Error('a game has secrets');
    return decide(this.pack, this.state, secrets, seat, command);
  }

  private append(seat: SeatId, command: Command, commandId: string): Stored {
    const decided = this.decide(seat, command);
    if (!decided.ok) throw new Error(`not possible: ${decided.error.code}`);
    const row = { seq: this.state.seq + 1, seat, command, commandId, ...decided.value };
    this.position = advance(this.position, row);
    this.log.push(row);
    return row;
  }
}

function rowOf({ seq, seat, command, events }: Stored): LogRow {
  const named = seat === undefined ? {} : { seat };
  return { seq, ...named, command, events, at: '', hash: `hash ${seq}`, undone: false };
}
