// Decides for the demo's scripted players: they look one step ahead, take the most valuable command, and
// sometimes undo.
import { BlindWork } from '@/lib/game/engine/blind-work';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { playerOf } from '@/lib/game/engine/evolve/board';
import { execute } from '@/lib/game/engine/decide';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { packFor } from '@/lib/game/rulesets';
import { pickFrom, type Random, sampleOf, seededRandom } from './random';

/**
 * Preferences for commands beyond their immediate gains; other commands, such as answers to questions, have
 * 0.
 */
const LIKING: Readonly<Partial<Record<Command['type'], number>>> = {
  TakeActionTile: 10,
  DeclareAction: 6,
  BuyExtraAction: 2,
  UseTechnology: 3,
  CollectSlotBonus: 3,
  CollectUpgradeBonus: 3,
  ClaimSeal: 2,
  MoveUp: 1,
  EndTurn: -0.5,
  RefillRow: -2,
  RefreshRow: -4,
  SkipMainAction: -20,
};

/** The worth of a good in hand, and of a step on a track, in points. */
const WORTH_OF_GOOD = 0.4;
const WORTH_OF_MINE = 0.8;
const WORTH_OF_HEIGHT = 0.8;

/** The random part of a decision, large enough that ten seeds give ten different games. */
const WHIM = 2;
const UNDO_CHANCE = 0.04;
/** The most commands of a type to compare, because there can be hundreds of legal placements. */
const MAX_OF_A_TYPE = 40;
/** No sensible turn is this long, so from here on the player ends it. */
const LONGEST_TURN = 60;

const sum = (record: Readonly<Record<string, number>>) =>
  Object.values(record).reduce((total, value) => total + value, 0);

/** The seat that decides, and the position. */
interface SeatPosition {
  readonly state: State;
  readonly seat: SeatId;
  readonly options: readonly { readonly command: Command }[];
}

/** One script that decides for every seat of one game. */
export class Policy {
  readonly #random: Random;
  #turn = { number: 0, commands: 0, hasUndone: false };

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** The command of a seat; `options` must not be empty. */
  choose({ state, seat, options }: SeatPosition): Command {
    this.#follow(state);
    const commands = options.map((option) => option.command);
    const undos = commands.filter((command) => command.type === 'Undo');
    if (undos.length > 0 && this.#changesMind()) return pickFrom(this.#random, undos);
    const moves = commands.filter((command) => command.type !== 'Undo');
    if (moves.length === 0) throw new Error(`seat ${seat} can do nothing but go back at row ${state.seq}`);
    if (this.#turn.commands > LONGEST_TURN) return ending(moves) ?? pickFrom(this.#random, moves);
    return this.#best(state, seat, moves);
  }

  /** Counts the steps of the current turn. */
  #follow({ turn }: State): void {
    if (turn.number !== this.#turn.number) {
      this.#turn = { number: turn.number, commands: 0, hasUndone: false };
    }
    this.#turn.commands += 1;
  }

  /** Undoes at most once in a turn, because otherwise a turn might never end. */
  #changesMind(): boolean {
    if (this.#turn.hasUndone || this.#random() >= UNDO_CHANCE) return false;
    this.#turn.hasUndone = true;
    return true;
  }

  #best(state: State, seat: SeatId, moves: readonly Command[]): Command {
    const pack = packFor(state.pack.id, state.pack.version);
    const judged = this.#shortlist(moves).map((command) => {
      const yields = this.#worth(pack, this.#after(pack, state, seat, command), seat);
      return { command, value: yields + (LIKING[command.type] ?? 0) + this.#random() * WHIM };
    });
    return judged.reduce((best, other) => (other.value > best.value ? other : best)).command;
  }

  #shortlist(moves: readonly Command[]): readonly Command[] {
    const types = [...new Set(moves.map((command) => command.type))];
    const ofType = (type: string) => moves.filter((command) => command.type === type);
    return types.flatMap((type) => sampleOf(this.#random, ofType(type), MAX_OF_A_TYPE));
  }

  /** The state after a command, as far as a player can know it: draws stay unknown. */
  #after(pack: Pack, state: State, seat: SeatId, command: Command): State {
    return execute(new BlindWork(pack, state), seat, command).state;
  }

  #worth(pack: Pack, state: State, seat: SeatId): number {
    const { goods, counts, heights } = playerOf(state, seat);
    const points = score(pack, state)[seat]?.forecast.total ?? 0;
    const means = WORTH_OF_GOOD * sum(goods) + WORTH_OF_MINE * sum(counts) + WORTH_OF_HEIGHT * sum(heights);
    return points + means;
  }
}

/** A command that ends the turn, if it is legal. */
function ending(moves: readonly Command[]): Command | undefined {
  const byType = (type: string) => moves.find((command) => command.type === type);
  return byType('EndTurn') ?? byType('SkipMainAction');
}
