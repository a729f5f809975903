/** The points of one kind that final scoring would add for seat 0. */
import { finalLines, sumLines } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { given } from './scenario';
import { PACK, type Patch } from './table';

export const finalPoints = ({ state }: { readonly state: State }, source: SourceKind): number =>
  sumLines(finalLines(PACK, state, 0).filter((line) => line.source === source));

export const pointsFor = (source: SourceKind, ...patches: readonly Patch[]): number =>
  finalPoints(given(...patches), source);
