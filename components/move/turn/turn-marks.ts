/** Marks of a turn on the drawings. */
import type { Ghost } from '@/components/board/ghost';
import { linkToSheet, sheetUrl } from '@/components/board/sheet-url';
import { turnSvg } from '@/lib/game/drawing/tiles/tile-svg';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { namesOf } from '@/lib/game/wording/names';
import { chosenPlaces, legalPlaces } from './choice';
import { filledPlaces, isSelected, owedTile, rotationOf } from '@/components/move/forms/fills';
import { choiceMatchesOf } from './move-preview';
import type { TurnView } from './turn-context';

type Chosen = Omit<TurnView, 'marks'>;

/** Legal places, the choice, and previews. */
export function boardMarksOf(turn: Chosen): TurnView['marks'] {
  const { data, choice, fills } = turn;
  const chosen = new Set([...chosenPlaces(choice), ...filledPlaces(data, fills)]);
  return { legal: legalPlaces(data, choice), chosen, ghosts: ghostsOf(turn) };
}

/** The chosen tile at its place, else Peter Parler's pieces where his forms put them. */
function ghostsOf({ data, choice, fills }: Chosen): readonly Ghost[] {
  if (choice.kind === 'spot') {
    const tile = turnedTile(data, choice.tile.tile, choice.rotation);
    return [{ at: choice.spot.at, tile, pays: choiceMatchesOf(data, choice) }];
  }
  const said = data.fillings.filter((filling) => isSelected(data, fills, filling));
  return said.map(({ at, field, legal }) => {
    if (legal !== undefined)
      return { at, tile: turnedTile(data, owedTile(data.view.state), rotationOf(data, fills)) };
    const isPawn = field === 'with.plaza';
    return { at, sign: { href: `${sheetUrl(data.pack)}#${isPawn ? 'i-pawn' : 's-1'}`, isPawn } };
  });
}

function turnedTile({ pack }: TurnData, id: string | undefined, rotation: number): string {
  const tile = namesOf(pack).hexes.get(id ?? '');
  return tile ? linkToSheet(turnSvg(tile, rotation), pack) : '';
}
