/** Front door: the command a computer player gives. */
import type { Command, SeatId } from '../engine/commands';
import { options } from '../engine/options';
import type { Pack } from '../engine/pack-index';
import { InvariantError } from '../engine/rejections';
import type { View } from '../engine/view';
import { journeymanCommand } from './journeyman';
import { DEFAULT_LIMIT, type Limit } from './limit';
import { masterCommand } from './master/master';
import { outlookOf } from './outlook';
import { randomCommand } from './random-play';
import { refillFirst } from './refill';
import type { Weights } from './weights';

export const STRENGTHS = ['random', 'journeyman', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Request {
  readonly pack: Pack;
  /** What the seat sees; whose turn it is to decide. */
  readonly view: View;
  readonly strength: Strength;
  /** What random play does follows from it. */
  readonly seed: string;
  /** How long the master may think about one command. */
  readonly limit?: Limit;
  /** Other figures for the value model, to try them out. */
  readonly weights?: Weights;
}

export type { Limit } from './limit';

/** A legal command of the seat whose view this is. Throws InvariantError if the seat has nothing to decide. */
export function chooseCommand(request: Request): Command {
  const { pack, view } = request;
  if (view.seat === undefined) throw new InvariantError('a spectator has nothing to decide');
  const command = decideFor(request, view.seat) ?? anyCommand(pack, view);
  if (!command) throw new InvariantError(`seat ${view.seat} has nothing to decide`);
  return request.strength === 'random' ? command : refillFirst(pack, view, command);
}

function decideFor(
  { pack, view, strength, seed, weights, limit }: Request,
  seat: SeatId,
): Command | undefined {
  if (strength === 'random') return randomCommand(pack, view, seed);
  const outlook = outlookOf(pack, view.state, seat, weights);
  return strength === 'journeyman'
    ? journeymanCommand(outlook, view)
    : masterCommand(outlook, view, limit ?? DEFAULT_LIMIT);
}

/** What is legal though no player thought of it, such as refreshing a row when nothing else can be done. */
function anyCommand(pack: Pack, view: View): Command | undefined {
  return options(pack, view).commands.find((option) => option.command.type !== 'Undo')?.command;
}
