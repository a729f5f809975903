/**
 * Stands in, where the live table is drawn, for the rules of Peter Parler, his folds, the way of his pawn,
 * his pieces and the labels of what is decided for him (`#parler` and what begins so in package.json): they
 * come with what is fetched later, and a table with him does not begin without it (Session.whole).
 */
import type { CommandOf } from '@/lib/game/engine/commands';
import { InvariantError, reject } from '@/lib/game/engine/rejections';
import type { Rule } from '@/lib/game/engine/rule';
import { later } from './later';
import type * as Part from './later-part';

export const setParlerMarkers: Rule<CommandOf<'SetParlerMarkers'>> = {
  answers: 'parler-markers',
  refuse: (...of) => {
    const here = later();
    return here ? here.setParlerMarkers.refuse(...of) : reject('no-open-item', 'PARLER-4');
  },
  candidates: (...of) => later()?.setParlerMarkers.candidates(...of) ?? [],
};

export const placeBuildingForParler: Rule<CommandOf<'PlaceParlerBuilding'>> = {
  answers: 'parler-building',
  refuse: (...of) => {
    const here = later();
    return here ? here.placeBuildingForParler.refuse(...of) : reject('no-open-item', 'PARLER-9');
  },
  candidates: (...of) => later()?.placeBuildingForParler.candidates(...of) ?? [],
  exact: true,
};

export const decideSetParlerMarkers = (...of: Parameters<typeof Part.decideSetParlerMarkers>): void =>
  later()?.decideSetParlerMarkers(...of);

export const decidePlaceParlerBuilding = (...of: Parameters<typeof Part.decidePlaceParlerBuilding>): void =>
  later()?.decidePlaceParlerBuilding(...of);

export const movePawn = (...of: Parameters<typeof Part.movePawn>): void => later()?.movePawn(...of);

export const labelParlers = (...of: Parameters<typeof Part.labelParlers>): string =>
  later()?.labelParlers(...of) ?? '';

export const parlersPawn = (...of: Parameters<typeof Part.parlersPawn>): string =>
  later()?.parlersPawn(...of) ?? '';

export const parlersMarker = (...of: Parameters<typeof Part.parlersMarker>): string =>
  later()?.parlersMarker(...of) ?? '';

function folds(): typeof Part.parlerHandlers {
  const here = later();
  if (!here) throw new InvariantError('the folds of Parler have not come');
  return here.parlerHandlers;
}

export const parlerHandlers: typeof Part.parlerHandlers = {
  ParlerMarkersSet: (...of) => folds().ParlerMarkersSet(...of),
  ParlerCardRevealed: (...of) => folds().ParlerCardRevealed(...of),
  ParlerTileTaken: (...of) => folds().ParlerTileTaken(...of),
  ParlerMarkerMoved: (...of) => folds().ParlerMarkerMoved(...of),
  ParlerPawnMoved: (...of) => folds().ParlerPawnMoved(...of),
  ParlerStageReached: (...of) => folds().ParlerStageReached(...of),
  ProductionTokenRemoved: (...of) => folds().ProductionTokenRemoved(...of),
  ParlerSealClaimed: (...of) => folds().ParlerSealClaimed(...of),
};
