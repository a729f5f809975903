/** Entry point: chooses the commands of a computer player, by its strength. */
import { LESSON } from '@/lib/game/bots/architect/learned';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { keyedInt } from '@/lib/game/engine/random';
import { InvariantError } from '@/lib/game/engine/rejections';
import { elementAt } from '@/lib/game/engine/util';
import type { View } from '@/lib/game/engine/view';
import { LEVELS } from '@/lib/game/levels';
import {
  candidatesAt,
  DEFAULT_LIMIT,
  stepFrom,
  type ThinkingLimit,
  type Thought,
  thoughtOf,
  withRefill,
} from './candidates';
import {
  fractionOf,
  NO_CHARACTER,
  type Outlook,
  outlookOf,
  SHORT_SIGHTED,
  WEIGHTS,
  type Weights,
} from './outlook';
import { bestLine, bestLines, expand, type SearchLine, thoughtKeyOf } from './search';
import { evaluate } from './value/evaluate';

export const STRENGTHS = ['random', ...LEVELS] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface ChoiceRequest {
  readonly pack: Pack;
  /** The view of the seat that has to decide. */
  readonly view: View;
  readonly strength: Strength;
  /** The seed of random play and of a learner's mistakes. */
  readonly seed: string;
  /** How long the master may think about one command. */
  readonly limit?: ThinkingLimit;
  /** The player's style bias; by default it follows from the deal (see `leaningOf`). */
  readonly character?: string;
}

export type { ThinkingLimit } from './candidates';

/**
 * The next commands of the viewing seat, at least one: all that it plans before new information appears.
 * They remain legal until another seat acts. Throws InvariantError if the seat has nothing to decide.
 */
export function planCommands(request: ChoiceRequest): readonly Command[] {
  const { pack, view, strength } = request;
  if (view.seat === undefined) throw new InvariantError('a spectator has nothing to decide');
  const plan = planFor(request, view.seat);
  const commands = plan.length > 0 ? plan : anyCommand(pack, view);
  if (commands.length === 0) throw new InvariantError(`seat ${view.seat} has nothing to decide`);
  return strength === 'random' ? commands : withRefill(pack, view, commands);
}

/** The first command of `planCommands`. */
export function chooseCommand(request: ChoiceRequest): Command {
  return elementAt(planCommands(request), 0);
}

function planFor(request: ChoiceRequest, seat: SeatId): readonly Command[] {
  const { pack, view, strength, seed, limit = DEFAULT_LIMIT, character } = request;
  if (strength === 'random') return listOf(randomCommand(pack, view, seed));
  const ability = ABILITIES[strength];
  const usual = outlookOf(pack, view.state, seat, ability?.weights);
  const outlook = character === undefined ? usual : { ...usual, character };
  if (ability) return learnerPlan(outlook, view, seed, ability, limit);
  return strength === 'architect' ? architectPlan(outlook, view, limit) : masterPlan(outlook, view, limit);
}

/** Any legal command, when no candidate is possible; for example refreshing a row. */
function anyCommand(pack: Pack, view: View): readonly Command[] {
  return listOf(options(pack, view).commands.find((option) => option.command.type !== 'Undo')?.command);
}

const listOf = (command: Command | undefined): readonly Command[] => (command ? [command] : []);

// Apprentice and Journeyman: they plan whole turns like the master, but search less and misjudge values
// differently in each turn. The errors make them use every part of the game and vary their openings.

interface Ability {
  /** Positions searched before a turn. */
  readonly nodes: number;
  /** The number of continuations considered for each action tile. */
  readonly perTile: number;
  /** The error in points when an action tile and its use are judged: scales of Gumbel errors. */
  readonly tileError: number;
  readonly lineError: number;
  readonly weights: Weights;
}

/** Fitted by `npm run tool -- arena` to what beginners and good club players score (docs/measurements.md). */
const ABILITIES: Readonly<Partial<Record<Strength, Ability>>> = {
  apprentice: { nodes: 300, perTile: 100, tileError: 40, lineError: 25, weights: SHORT_SIGHTED },
  journeyman: { nodes: 200, perTile: 4, tileError: 5, lineError: 2.5, weights: WEIGHTS },
};

/** The next steps, up to the first that reveals something. Mistakes follow from seed and turn. */
function learnerPlan(
  outlook: Outlook,
  view: View,
  seed: string,
  ability: Ability,
  limit: ThinkingLimit,
): readonly Command[] {
  const nodes = Math.min(ability.nodes, limit.nodes);
  const key = `${seed}/${view.state.turn.number}`;
  return planTurn(outlook, view, (root) => {
    const [best] = bestLines(outlook, root, { ...limit, nodes }, ability.perTile)
      .map((line) => ({ plan: line.plan, worth: line.worth + errorOf(outlook, line, key, ability) }))
      .sort((a, b) => b.worth - a.worth);
    return best?.plan ?? [];
  });
}

/** The error depends on where a line ends, so it is the same at the start and in the middle of a turn. */
function errorOf(outlook: Outlook, { plan, after }: SearchLine, key: string, ability: Ability): number {
  const tile = plan.find(({ type }) => type === 'TakeActionTile');
  return (
    ability.tileError * gumbel(`${key}/${JSON.stringify(tile ?? '')}`) +
    ability.lineError * gumbel(`${key}/${thoughtKeyOf(outlook, after)}`)
  );
}

/** Gumbel errors: a line is chosen with a probability proportional to e^(worth / scale). */
function gumbel(text: string): number {
  const x = Math.min(1 - 1e-9, Math.max(1e-9, fractionOf(text)));
  return -Math.log(-Math.log(x));
}

// Master builder: plans its own turn to the end, and answers single steps in other players' turns.

/** After a reveal, the rest of the turn gets only this share of the first search's budget. */
const LATER_SHARE = 0.4;

/**
 * The next steps, up to the first that reveals something or lets another seat decide. After it, the master
 * plans again.
 */
function masterPlan(outlook: Outlook, view: View, limit: ThinkingLimit): readonly Command[] {
  const share = view.state.turn.tile ? LATER_SHARE : 1;
  return planTurn(outlook, view, (root) => bestLine(outlook, root, { ...limit, nodes: limit.nodes * share }));
}

// Architect: plans its turn like the master, but searches more, has no bias, and values the end of a turn by
// weights learned from games.

/** Multiplies the number of positions that the master may search. */
const MORE = 4;

/** The next steps of the turn, up to the first that reveals hidden information. */
function architectPlan(outlook: Outlook, view: View, limit: ThinkingLimit): readonly Command[] {
  const taught = { ...outlook, character: NO_CHARACTER, lesson: LESSON };
  return masterPlan(taught, view, { ...limit, nodes: limit.nodes * MORE });
}

/**
 * Plans the seat's own turn by `search`. Decisions in other players' turns, and turns with a single
 * sensible step, are answered step by step.
 */
function planTurn(
  outlook: Outlook,
  view: View,
  search: (root: Thought) => readonly Command[],
): readonly Command[] {
  const { state } = view;
  if (state.phase !== 'playing' || state.turn.seat !== outlook.seat) {
    return listOf(bestStep(outlook, view));
  }
  const root = thoughtOf(view);
  const [only, other] = expand(outlook, root);
  return only && !other ? [only.command] : search(root);
}

// Plans one step at a time: tries each candidate and takes the one with the best resulting position.

/** The best single command, the first of equal ones; all bots use it in other players' turns. */
function bestStep(outlook: Outlook, view: View): Command | undefined {
  const thought = thoughtOf(view);
  const ranked = candidatesAt(outlook, thought)
    .flatMap((command) => {
      const after = stepFrom(outlook, thought, command);
      return after ? [{ command, worth: evaluate(outlook, after.state) + after.drawn }] : [];
    })
    .sort((a, b) => b.worth - a.worth);
  return ranked[0]?.command;
}

// Random play, as a baseline: it picks a command type first and then a command of that type, each equally
// likely.

export function randomCommand(pack: Pack, view: View, seed: string): Command | undefined {
  const commands = options(pack, view)
    .commands.map((option) => option.command)
    .filter((command) => command.type !== 'Undo');
  const types = [...new Set(commands.map((command) => command.type))];
  if (types.length === 0) return undefined;
  const { seq } = view.state;
  const type = types[keyedInt(seed, 'type', seq, types.length)];
  const alike = commands.filter((command) => command.type === type);
  return alike[keyedInt(seed, 'command', seq, alike.length)];
}
