/**
 * Plays whole random games and checks at every step everything that must hold for any play. See
 * docs/testing.md.
 */
import { toAct } from '@/lib/game/engine/acting';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { options, type Option } from '@/lib/game/engine/options';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { Secrets } from '@/lib/game/engine/secrets';
import { seatsOf } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { view } from '@/lib/game/engine/view';
import { checkAgain, checkEnd, checkFold, checkScores, firstRow, type FuzzRow } from './fuzz-ends';
import { FuzzFinding, deepFreeze, during } from './fuzz-finding';
import type { FuzzPlan } from './fuzz-plan';
import {
  accepted,
  checkAgreement,
  checkExplanation,
  checkForm,
  checkOthers,
  drawAttempts,
  type Attempt,
  type Scene,
} from './fuzz-scene';
import { checkBlindness, checkEvents, checkViews } from './fuzz-secrets';
import { SAMPLED, type Counts, type Shares } from './fuzz-shares';
import { UndoWatch } from './fuzz-undo';
import { violations } from './invariants';
import { bookRow, openLedger, type Ledger } from './ledger';
import { Dice } from './random';

const UNDO = 0.04;
/** ASYNC_TECH: how often a seat that is not to act makes a choice it has kept. */
const OUT_OF_TURN = 0.15;
const MAX_STEPS = 5000;

/** One game from set-up to ranking. Throws at the first fault. */
export class FuzzRun {
  readonly rows: FuzzRow[];
  readonly counts: Counts = { offers: 0, refusals: 0, views: 0, undos: 0 };
  readonly codes = new Set<string>();
  position: Position;
  private readonly dice: Dice;
  private ledger: Ledger;
  private readonly ledgers = new Map<number, Ledger>();
  private readonly live = new Map<number, Position>();
  private readonly undoWatch = new UndoWatch();
  private readonly past: Command[] = [];

  constructor(
    readonly plan: FuzzPlan,
    private readonly shares: Shares = SAMPLED,
  ) {
    this.dice = new Dice(plan.seed);
    const row = firstRow(plan);
    this.rows = [row];
    this.position = advance(undefined, row);
    this.ledger = openLedger(seatsOf(plan.setup));
  }

  /** Checks the new table. */
  begin(): this {
    this.keep(undefined, elementAt(this.rows, 0), -1);
    return this;
  }

  /** Plays to the end and checks the whole game. */
  play(): this {
    this.begin();
    while (this.position.state.phase !== 'finished') {
      if (this.rows.length > MAX_STEPS) throw new FuzzFinding('the game does not end');
      this.step();
    }
    this.finish();
    return this;
  }

  /** Checks a finished game as a whole. */
  finish(): void {
    checkEnd(this.plan, this.position);
    checkScores(this.plan, this.position, this.rows);
    checkFold(this.rows, this.live);
    checkAgain(this.plan, this.rows);
  }

  /** Runs all checks of this position that need no chosen command. */
  check(shares: Shares = this.shares): Scene {
    const [seat = -1] = toAct(this.position.state);
    const scene = this.sceneOf(seat);
    if (scene.commands.every(({ command }) => command.type === 'Undo'))
      throw new FuzzFinding(`dead end: ${JSON.stringify(this.position.state.items)}`, seat);
    this.checkOffers(scene, shares);
    const { dice } = this;
    for (const attempt of drawAttempts(scene, this.past, shares.attempts))
      during(...attempt, () => this.attempt(scene, attempt, shares));
    if (dice.chance(shares.scores)) checkScores(this.plan, this.position, this.rows);
    if (dice.chance(shares.views)) {
      checkViews(scene);
      checkOthers(scene);
      this.counts.views += 1;
    }
    return scene;
  }

  /** Gives a command, which must be offered, in the current position. */
  give(scene: Scene, option: Option): void {
    during(scene.seat, option.command, () => this.execute(scene, option));
  }

  private execute(scene: Scene, option: Option): void {
    const { command } = option;
    const { seat } = scene;
    if (this.dice.chance(this.shares.blindness)) checkBlindness(scene, seat, command, option.reveals);
    checkForm(scene, option);
    const decision = accepted(scene, option);
    const before = this.position.state;
    const row = { seq: before.seq + 1, seat, command, ...decision };
    this.rows.push(row);
    this.position = advance(this.position, row);
    if (command.type === 'Undo') {
      this.counts.undos += 1;
      this.ledger = this.ledgers.get(command.to) ?? this.ledger;
    } else this.ledger = bookRow(this.ledger, seat, command, decision.events);
    this.keep(before, row, seat);
  }

  /** The current scene of `seat`, with its offers. */
  sceneOf(seat: SeatId): Scene {
    const { pack } = this.plan;
    const { state } = this.position;
    const { commands } = options(pack, view(state, this.secrets, seat));
    return { pack, state, secrets: this.secrets, seat, commands, dice: this.dice };
  }

  private get secrets(): Secrets {
    if (!this.position.secrets) throw new FuzzFinding('no secrets');
    return this.position.secrets;
  }

  private step(): void {
    const scene = this.check();
    const early = this.keptChoice(scene.seat);
    if (early) return this.give(early, this.dice.pick(early.commands));
    const option = this.choose(scene.commands);
    if (this.dice.chance(0.1)) this.past.push(option.command);
    this.give(scene, option);
  }

  /** ASYNC_TECH: a seat that is not to act may make its kept choice now. */
  private keptChoice(acting: SeatId): Scene | undefined {
    const { items } = this.position.state;
    const owner = items.find((item) => item.kind === 'technology' && item.class === 'keep')?.seat;
    if (owner === undefined || owner === acting || !this.dice.chance(OUT_OF_TURN)) return undefined;
    const scene = this.sceneOf(owner);
    return scene.commands.length > 0 ? scene : undefined;
  }

  /**
   * Picks a type first, by the game's preferences, because otherwise placements would crowd out the rest;
   * undoes now and then.
   */
  private choose(commands: readonly Option[]): Option {
    const undo = commands.filter(({ command }) => command.type === 'Undo');
    if (undo.length > 0 && this.dice.chance(UNDO)) return this.dice.pick(undo);
    const types = [...new Set(commands.map(({ command }) => command.type))].filter((t) => t !== 'Undo');
    const weights = types.map((type) => this.plan.tastes[type] ?? 1);
    let left = this.dice.next() * weights.reduce((a, b) => a + b, 0);
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    const type = elementAt(types, Math.max(index, 0));
    return this.dice.pick(commands.filter(({ command }) => command.type === type));
  }

  private checkOffers(scene: Scene, shares: Shares): void {
    const { dice } = this;
    const tried = dice.chance(shares.allOffers)
      ? scene.commands
      : [dice.pick(scene.commands), dice.pick(scene.commands)];
    for (const option of tried) during(scene.seat, option.command, () => accepted(scene, option));
    this.counts.offers += tried.length;
    if (dice.chance(shares.explanations)) checkExplanation(scene, scene.seat, dice.pick(tried).command);
  }

  private attempt(scene: Scene, [seat, command]: Attempt, shares: Shares): void {
    const code = checkAgreement(scene, seat, command);
    if (code === undefined) return;
    this.counts.refusals += 1;
    this.codes.add(code);
    if (this.dice.chance(shares.explanations)) checkExplanation(scene, seat, command);
  }

  /** Stores the new position and checks the step that led to it. */
  private keep(before: State | undefined, row: FuzzRow, seat: SeatId): void {
    const { command, events, secretEvents = [] } = row;
    const { state } = this.position;
    deepFreeze(this.position.state);
    deepFreeze(this.position.secrets);
    this.live.set(row.seq, this.position);
    this.ledgers.set(row.seq, this.ledger);
    this.undoWatch.note(before, this.position, seat, command, { events, secretEvents });
    const checked = { pack: this.plan.pack, state, secrets: this.secrets, ledger: this.ledger };
    const broken = violations(checked, before && command && { before, seat, command, events });
    if (broken.length > 0) throw new FuzzFinding(`${broken.join(', ')} broken`, seat, command);
    checkEvents(state, this.secrets, events);
  }
}
