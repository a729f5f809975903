/** Labels of the commands that answer an open item. */
import type { Command, CommandOf } from '@/lib/game/engine/commands';
import { type Effect, type RoadSpace, ROWS } from '@/lib/game/engine/vocabulary';
import { rowAbove } from '@/lib/game/wording/open';
import { capitalize, type Label, type Labelling, turnedLabel } from '@/lib/game/wording/wording';
import { listNames, nameOf, namesOf, titleOf } from '../names';
import { describeCost, describeEffect, isFree, trackName } from '../terms';

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
type ChoiceCommand = CommandOf<(typeof CHOICES)[number]>;
const choices: ReadonlySet<string> = new Set(CHOICES);

/** Whether a command answers an open item. */
export function isChoice(command: Command): command is ChoiceCommand {
  return choices.has(command.type);
}

/** An arrow is free except for the price of the tier above (GRID-9). */
function labelArrow(on: Labelling, { accept, grid }: CommandOf<'ResolveUpArrow'>): string | Label {
  const { words } = on;
  const what = words.t(accept ? 'options.followArrow' : 'options.leaveArrow', { grid });
  const { cost } = rowAbove(on, grid);
  if (!accept || isFree(cost)) return what;
  return { what, brings: words.t('options.costs', { cost: describeCost(words, cost) }) };
}

/** Label of a command that answers an open item. */
export function labelChoice(on: Labelling, command: ChoiceCommand): string | Label {
  const { words, pack } = on;
  const { t } = words;
  const name = (id: string) => nameOf(words, pack, id);
  switch (command.type) {
    case 'ChooseBridgeTile':
      return { what: t('options.chooseBridgeTile'), brings: name(command.tile) };
    case 'PlacePlank':
      return {
        what: t('options.placePlank', { place: name(command.place) }),
        brings: coveredBonuses(on, command.place),
      };
    case 'ChooseTechnology':
      return labelTechnologyChoice(on, command.tile);
    case 'ChooseProductionToken':
      return {
        what: t('options.chooseProductionToken', { track: trackName(words, command.track) }),
        brings: tokenReward(on, command.token),
      };
    case 'MoveSideways':
      return t('options.moveSideways', { grid: command.grid });
    case 'ResolveUpArrow':
      return labelArrow(on, command);
    case 'ClaimCathedralTile':
      return command.tile ? t('options.takeVTile', { tile: name(command.tile) }) : t('options.noVTile');
    case 'DiscardWindows':
      return t('options.keepWindows', { windows: describeCost(words, command.keep) });
    case 'SetParlerMarkers':
    case 'PlaceParlerBuilding':
      return labelParlers(on, command);
    case 'ResolveRoadEffect':
    case 'ResolveRoadEgg':
      return labelRoad(on, command);
    default:
      return labelReward(on, command);
  }
}

function labelRoad(on: Labelling, command: CommandOf<'ResolveRoadEffect' | 'ResolveRoadEgg'>): Label {
  const { t } = on.words;
  switch (command.type) {
    case 'ResolveRoadEffect': {
      const effect = labelRoadOption(on, freeEffect(on, command.space), command.option);
      return { what: t('options.roadEffect', { space: command.space }), brings: effect };
    }
    case 'ResolveRoadEgg': {
      const effect = labelRoadOption(on, eggEffect(on, command.space), command.option);
      return { what: t('options.roadEgg', { space: command.space }), brings: effect };
    }
  }
}

type Reward = CommandOf<
  'ChoosePlazaReward' | 'ChooseAlternative' | 'ChooseProductionKind' | 'ChoosePlazaTile'
>;

function labelReward(on: Labelling, command: Reward): string | Label {
  const { words, pack } = on;
  const { t } = words;
  switch (command.type) {
    case 'ChoosePlazaReward':
      return {
        what: t('options.plazaReward', {
          plaza: titleOf(words, pack, command.plaza),
          side: command.reward,
        }),
        brings: plazaReward(on, command.plaza, command.reward),
      };
    case 'ChoosePlazaTile': {
      const rewards = (['upper', 'lower'] as const).map((side) => plazaReward(on, command.plaza, side));
      return {
        what: t('options.plazaTile', { plaza: nameOf(words, pack, command.plaza) }),
        brings: words.list(rewards),
      };
    }
    case 'ChooseProductionKind':
      return t('options.produce', { what: command.what });
    case 'ChooseAlternative':
      return labelAlternative(on, command);
  }
}

function labelAlternative({ words, state }: Labelling, command: CommandOf<'ChooseAlternative'>): string {
  const item = state.items.find((entry) => entry.id === command.item);
  const effect = item?.kind === 'choice' ? item.of[command.option] : undefined;
  return effect
    ? capitalize(describeEffect(words, effect))
    : words.t('options.option', { n: command.option + 1 });
}

function freeEffect({ pack }: Labelling, space: RoadSpace): Effect | undefined {
  return pack.kingsRoad.spaces.find((entry) => entry.space === space)?.free;
}

function eggEffect({ pack }: Labelling, space: RoadSpace): Effect | undefined {
  const egg = pack.kingsRoad.spaces.find((entry) => entry.space === space)?.egg;
  return egg?.kind === 'pay' ? egg.gain : egg;
}

function labelRoadOption(
  { words }: Labelling,
  effect: Effect | undefined,
  option: number | undefined,
): string {
  if (!effect) return words.t('options.itsEffect');
  const part = effect.kind === 'choose-one' && option !== undefined ? effect.of[option] : undefined;
  return describeEffect(words, part ?? effect);
}

function coveredBonuses({ words, pack, state }: Labelling, place: string): string {
  const face = state.bridge.find((entry) => entry.place === place)?.face;
  const faces = pack.bridge.places.find((entry) => entry.id === place)?.faces ?? [];
  const bonuses = faces.find((entry) => entry.id === face)?.spaces ?? [];
  return words.list(bonuses.map((effect) => describeEffect(words, effect)));
}

function tokenReward({ words, pack }: Labelling, id: string): string {
  const token = pack.productionTokens.find((entry) => entry.id === id);
  return token ? describeEffect(words, token.gain) : nameOf(words, pack, id);
}

function labelTechnologyChoice({ words, pack }: Labelling, id: string): string | Label {
  const spec = namesOf(pack).technologies.get(id);
  if (!spec) return words.t('options.learnThis');
  return {
    what: words.t('options.learn', { tile: nameOf(words, pack, id), use: spec.use }),
    brings: describeEffect(words, spec.effect),
  };
}

/** The upper or lower reward of the tile on a plaza, in words. */
function plazaReward(
  { words, pack, state }: Labelling,
  plaza: string,
  side: 'upper' | 'lower',
): string {
  const face = state.plazas.find((entry) => entry.plaza === plaza)?.face;
  const found = pack.plazas.tiles.flatMap(({ faces }) => faces).find((entry) => entry.id === face);
  return found ? describeEffect(words, found[side]) : words.t('terms.nothing');
}

// Labels of the choices for Peter Parler.

/** The places of his pawn and markers, or of his building. */
function labelParlers(
  { words, pack, state }: Labelling,
  command: CommandOf<'SetParlerMarkers' | 'PlaceParlerBuilding'>,
): string {
  const { t } = words;
  if (command.type === 'SetParlerMarkers') {
    const marked = ROWS.map((row) => state.rows[row].slots[command.slots[row]] ?? '');
    const plaza = nameOf(words, pack, command.plaza);
    return t('options.setParlerMarkers', { plaza, tiles: listNames(words, pack, marked) });
  }
  const site = nameOf(words, pack, command.site);
  return turnedLabel(words, t('options.placeParlerBuilding', { site }), command.rotation);
}
