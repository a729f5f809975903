/** Labels of the commands that answer an open item. */
import type { Command, CommandOf } from '@/lib/engine/commands';
import type { BridgeTile, PackData } from '@/lib/engine/pack';
import { ROWS, type Effect, type RoadSpace } from '@/lib/engine/vocabulary';
import type { State } from '@/lib/engine/state';
import { describeCost, GRID_NAMES, TRACK_NAMES, describeEffect } from './terms';
import { capital, list } from './grammar';
import { nameOf, namesOf } from './names';

interface On {
  readonly pack: PackData;
  readonly state: State;
}

const CHOICES = [
  'ResolveRoadEffect',
  'ResolveRoadEgg',
  'ChooseBridgeTile',
  'PlacePlank',
  'ChooseTechnology',
  'ChooseProductionToken',
  'MoveSideways',
  'ResolveUpArrow',
  'ClaimCathedralTile',
  'ChoosePlazaReward',
  'ChooseAlternative',
  'ChooseProductionKind',
  'ChoosePlazaTile',
  'DiscardWindows',
  'SetParlerMarkers',
  'PlaceParlerBuilding',
] as const;
/** Commands that answer an open item. */
export type ChoiceCommand = CommandOf<(typeof CHOICES)[number]>;
const choices: ReadonlySet<string> = new Set(CHOICES);

/** Whether a command answers an open item. */
export function isChoice(command: Command): command is ChoiceCommand {
  return choices.has(command.type);
}

/** Label of a command that answers an open item. */
export function labelChoice(on: On, command: ChoiceCommand): string {
  switch (command.type) {
    case 'ResolveRoadEffect':
      return `King's Road ${command.space}: ${labelRoadOption(freeEffect(on, command.space), command.option)}`;
    case 'ResolveRoadEgg':
      return `King's Road ${command.space}, for 1 egg: ${labelEggOption(on, command.space, command.option)}`;
    case 'SetParlerMarkers':
      return `Peter Parler starts at ${nameOf(on.pack, command.plaza)}; his markers lie on ${markedTiles(on, command)}`;
    case 'PlaceParlerBuilding':
      return `Build for Peter Parler on ${nameOf(on.pack, command.site)}, turned ${command.rotation}`;
    case 'ChooseBridgeTile':
      return `Keep the bridge tile ${describeBridgeTile(on.pack, command.tile)}`;
    case 'PlacePlank':
      return `Lay the plank on ${nameOf(on.pack, command.place)}: ${coveredBonuses(on, command.place)}`;
    case 'ChooseTechnology':
      return labelTechnologyChoice(on.pack, command.tile);
    case 'ChooseProductionToken':
      return `Lay ${nameOf(on.pack, command.token)} on the ${TRACK_NAMES[command.track]}`;
    case 'MoveSideways':
      return `Step sideways on the ${GRID_NAMES[command.grid]}`;
    case 'ResolveUpArrow':
      return `${command.accept ? 'Follow' : 'Do not follow'} the arrow up on the ${GRID_NAMES[command.grid]}`;
    case 'ClaimCathedralTile':
      return command.tile ? `Take the V tile ${describeBridgeTile(on.pack, command.tile)}` : 'Take no V tile';
    case 'DiscardWindows':
      return `Keep ${describeCost(command.keep)}, discard the other windows`;
    default:
      return labelReward(on, command);
  }
}

type Reward = CommandOf<
  'ChoosePlazaReward' | 'ChooseAlternative' | 'ChooseProductionKind' | 'ChoosePlazaTile'
>;

function labelReward(on: On, command: Reward): string {
  switch (command.type) {
    case 'ChoosePlazaReward':
      return `${capital(nameOf(on.pack, command.plaza))}, ${command.reward} reward: ${plazaReward(on, command.plaza, command.reward)}`;
    case 'ChoosePlazaTile': {
      const rewards = (['upper', 'lower'] as const).map((side) => plazaReward(on, command.plaza, side));
      return `Both rewards of ${nameOf(on.pack, command.plaza)}: ${list(rewards)}`;
    }
    case 'ChooseProductionKind':
      return `Produce ${command.what}`;
    case 'ChooseAlternative':
      return labelAlternative(on.state, command);
  }
}

function labelAlternative(state: State, command: CommandOf<'ChooseAlternative'>): string {
  const item = state.items.find((entry) => entry.id === command.item);
  const effect = item?.kind === 'choice' ? item.of[command.option] : undefined;
  return effect ? capital(describeEffect(effect)) : `Option ${command.option + 1}`;
}

function freeEffect({ pack }: On, space: RoadSpace): Effect | undefined {
  return pack.kingsRoad.spaces.find((entry) => entry.space === space)?.free;
}

function labelRoadOption(effect: Effect | undefined, option: number | undefined): string {
  if (!effect) return 'its effect';
  if (effect.kind === 'choose-one' && option !== undefined) {
    const part = effect.of[option];
    if (part) return describeEffect(part);
  }
  return describeEffect(effect);
}

function labelEggOption({ pack }: On, space: RoadSpace, option: number): string {
  const egg = pack.kingsRoad.spaces.find((entry) => entry.space === space)?.egg;
  return labelRoadOption(egg?.kind === 'pay' ? egg.gain : egg, option);
}

/** A bridge tile in words: what it gives at once and at the end. */
export function describeBridgeTile(pack: PackData, id: string): string {
  const tile: BridgeTile | undefined = [...pack.bridge.tilesIV, ...pack.bridge.tilesV].find(
    (entry) => entry.id === id,
  );
  return tile ? nameOf(pack, id) : 'of the stack';
}

function coveredBonuses({ pack, state }: On, place: string): string {
  const face = state.bridge.find((entry) => entry.place === place)?.face;
  const faces = pack.bridge.places.find((entry) => entry.id === place)?.faces ?? [];
  return list((faces.find((entry) => entry.id === face)?.spaces ?? []).map(describeEffect));
}

function labelTechnologyChoice(pack: PackData, id: string): string {
  const tile = namesOf(pack).technologies.get(id);
  if (!tile) return 'Learn this technology';
  return `Learn ${tile.name} (${tile.use === 'once' ? 'usable once' : 'permanent'}): ${describeEffect(tile.effect)}`;
}

/** The upper or lower reward of the tile on a plaza, in words. */
export function plazaReward({ pack, state }: On, plaza: string, side: 'upper' | 'lower'): string {
  const face = state.plazas.find((entry) => entry.plaza === plaza)?.face;
  const faces = pack.plazas.tiles.flatMap((tile) => tile.faces);
  const found = faces.find((entry) => entry.id === face);
  return found ? describeEffect(found[side]) : 'nothing';
}

function markedTiles({ pack, state }: On, { slots }: CommandOf<'SetParlerMarkers'>): string {
  return list(ROWS.map((row) => nameOf(pack, state.rows[row].slots[slots[row]] ?? '')));
}
