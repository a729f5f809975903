/** The icons of a step, as on the table. Players recognise them before they read. */
import { actionIcon, effectGlyphs, goodIcon, rowIcon } from '@/lib/game/drawing/glyphs';
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command, CommandOf } from '@/lib/game/engine/commands';
import type { OpenEntry } from '@/lib/game/engine/open';
import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Effect } from '@/lib/game/engine/vocabulary';
import type { Amount } from '@/lib/game/turn/turn-data';
import type { Losses } from '@/lib/game/turn/losses';

interface On {
  readonly pack: PackData;
  readonly state: State;
}

/** Symbol names; empty if text is clearer. */
export function signsOf(on: On, command: Command): readonly string[] {
  switch (command.type) {
    case 'TakeActionTile':
      return ofActionTile(on, command.position);
    case 'DeclareAction':
      return [actionIcon(command.action)];
    case 'CollectSlotBonus':
      return ofEffect(on.state.turn.slotBonus);
    case 'BuyEgg':
      return [goodIcon('egg')];
    case 'ManageMines':
      return [command.choice === 'produce' ? goodIcon('gold') : 'i-mine'];
    case 'ManageQuarries':
      return [command.choice === 'produce' ? goodIcon('stone') : 'i-quarry'];
    case 'RefreshRow':
    case 'RefillRow':
      return [rowIcon(command.row)];
    case 'ChooseProductionKind':
      return [goodIcon(command.what)];
    case 'MoveUp':
    case 'MoveSideways':
      return [command.grid === 'cathedral' ? 'i-cathedral' : 'i-wall'];
    case 'ChooseAlternative':
      return ofEffect(alternativeOf(on.state, command));
    // Declining has no icon.
    case 'ResolveUpArrow':
      return command.accept ? ['i-up'] : [];
    default:
      return OF_TYPE[command.type] ?? [];
  }
}

const OF_TYPE: Readonly<Partial<Record<Command['type'], readonly string[]>>> = {
  ScoreSpecialPoints: ['i-points'],
  UseTechnology: ['i-technology'],
  ChooseTechnology: ['i-technology'],
  ClaimSeal: ['i-seal'],
  AdvanceRoad: ['i-pawn'],
  ResolveRoadEffect: ['i-pawn'],
  ResolveRoadEgg: ['i-pawn', goodIcon('egg')],
  BuyExtraAction: [goodIcon('gold-window')],
  ClaimCathedralTile: ['i-cathedral'],
  ChoosePlazaReward: ['i-plaza'],
  ChoosePlazaTile: ['i-plaza'],
  CollectUpgradeBonus: [rowIcon('upgrade')],
};

/** The icons of the losses at the end of a turn, each once. */
export function signsOfLosses({ entries, windows }: Losses): readonly string[] {
  const all = entries.flatMap(({ kind }) => OF_OPEN[kind] ?? []);
  return [...new Set(windows > 0 ? [...all, goodIcon('gold-window')] : all)];
}

const OF_OPEN: Readonly<Partial<Record<OpenEntry['kind'], readonly string[]>>> = {
  'slot-bonus': [goodIcon('egg')],
  'extra-action': [goodIcon('gold-window')],
  'upgrade-bonus': [rowIcon('upgrade')],
  road: ['i-pawn'],
  'road-egg': ['i-pawn', goodIcon('egg')],
  sideways: ['i-wall'],
  arrow: ['i-up'],
};

function alternativeOf(
  { items }: State,
  { item: id, option }: CommandOf<'ChooseAlternative'>,
): Effect | undefined {
  const item = items.find((each) => each.id === id);
  return item?.kind === 'choice' ? item.of[option] : undefined;
}

function ofActionTile({ pack, state }: On, position: number): readonly string[] {
  const id = tileAt(state, position)?.tile;
  const sides = pack.actionTiles.tiles.find((tile) => tile.id === id)?.sides;
  return (sides?.[state.setup.variant.actionSide] ?? []).map(actionIcon);
}

/** The first two icons of an effect. */
function ofEffect(effect: Effect | undefined): readonly string[] {
  const icons = effect ? effectGlyphs(effect).flatMap((it) => (it.kind === 'icon' ? [it.icon] : [])) : [];
  return [...new Set(icons)].slice(0, 2);
}

const ICONS: Readonly<Partial<Record<Amount, string>>> = {
  points: 'i-points',
  cubes: 'i-cube',
  'gold-mine': 'i-mine',
  quarry: 'i-quarry',
  technology: 'i-technology',
  university: 'i-university',
  'hunger-wall': 'i-wall',
  cathedral: 'i-cathedral',
  road: 'i-pawn',
};

export const amountIcon = (what: Amount): string => ICONS[what] ?? goodIcon(what as keyof object);

/** Pieces in the seat's colour, gained or lost. */
export const amountColour = (what: Amount, seat: number): string | undefined =>
  what === 'cubes' || what === 'road' ? `var(--seat-${seat})` : undefined;
