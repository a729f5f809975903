/** The coach in words: a heading that names a step, and its reason or what it brings. */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import type { Pack } from '@/lib/game/engine/pack-index';
import { reasonOf } from '@/lib/game/learning/coach';
import { trySteps } from '@/lib/game/live/predict';
import { type Amount, amountsOf, differenceOf } from '@/lib/game/turn/turn-data';
import { actionTileName, nameOf } from '@/lib/game/wording/names';
import { labelCommand } from '@/lib/game/wording/options';
import {
  actionShort,
  describeCost,
  describeEffect,
  describeGained,
  describePoints,
  isFree,
} from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';

interface CoachOn {
  readonly words: Wording;
  readonly pack: Pack;
  readonly view: View;
}

/** What to do, by the name of the piece: "Take the token with 2 points". */
export function coachHeading(on: CoachOn, command: Command): string {
  const { words, pack, view } = on;
  const { t } = words;
  const { rows } = view.state;
  const name = (id: string | null | undefined) => nameOf(words, pack, id ?? '');
  switch (command.type) {
    case 'TakeActionTile': {
      const cost = pack.crane.positions[command.position]?.cost ?? {};
      const id = tileAt(view.state, command.position)?.tile ?? '';
      const tile = actionTileName(words, pack, id, view.state.setup.variant.actionSide);
      return isFree(cost)
        ? t('coach.head.tileFree', { tile })
        : t('coach.head.tile', { tile, cost: describeCost(words, cost) });
    }
    case 'DeclareAction':
      return t('coach.head.use', { action: actionShort(words, command.action) });
    case 'ManageMines':
    case 'ManageQuarries':
      return t(`coach.head.${command.type}.${command.choice}`);
    case 'PlaceUpgrade':
      return t('coach.head.PlaceUpgrade', { tile: name(rows.upgrade.slots[command.slot]) });
    case 'PlaceWall':
      return t('coach.head.PlaceWall', { tile: name(rows.wall.slots[command.slot]) });
    case 'PlaceBuilding': {
      const tile = name(rows.building.slots[command.slot]);
      return t('coach.head.PlaceBuilding', { tile, site: name(command.site) });
    }
    case 'ChooseProductionToken': {
      const token = pack.productionTokens.find(({ id }) => id === command.token);
      return t('coach.head.ChooseProductionToken', {
        effect: token ? describeEffect(words, token.gain) : name(command.token),
      });
    }
    case 'ChooseTechnology':
      return t('coach.head.ChooseTechnology', { tile: name(command.tile) });
    case 'UseTechnology':
      return t('coach.head.UseTechnology', { tile: name(command.tile) });
    case 'PlacePlank':
      return t('coach.head.PlacePlank', { place: name(command.place) });
    case 'ChooseAlternative':
      return t('coach.head.ChooseAlternative', { what: buttonOf(on, command) });
    default: {
      const head = HEADS.find((type) => type === command.type);
      return head ? t(`coach.head.${head}`) : buttonOf(on, command);
    }
  }
}

const buttonOf = ({ words, pack, view }: CoachOn, command: Command): string =>
  labelCommand({ words, pack, state: view.state }, command);

/** Only one of these steps is possible at a time. */
const HEADS = [
  ...(['CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints', 'AdvanceRoad'] as const),
  ...(['EndTurn', 'BuyExtraAction'] as const),
] as const;

/**
 * Why a step is good, if an action of its kind is suggested for the first time; else the gain of a plan's
 * first step. For a tile and its action, that is the gain of the rest of the turn.
 */
export function coachReason(on: CoachOn, plan: readonly Command[], isNew: boolean): string {
  const { words } = on;
  const [step] = plan;
  if (!step) return '';
  const opens = step.type === 'TakeActionTile' || step.type === 'DeclareAction';
  const gains = isNew ? '' : gainsOf(on, opens ? plan : [step]);
  return gains === '' ? words.t(reasonOf(step)) : words.t(`coach.${opens ? 'turn' : 'gain'}`, { gains });
}

const COUNTED = ['gold', 'stone', 'egg', 'silver-window', 'gold-window', 'blue-token', 'red-token'] as const;
const TRACKED = ['gold-mine', 'quarry'] as const;
const STEPS = ['technology', 'university'] as const;

/** The gains of steps as a list, as far as nothing hidden decides them. */
function gainsOf({ words, pack, view }: CoachOn, steps: readonly Command[]): string {
  const { seat } = view;
  const before = seat === undefined ? undefined : amountsOf(view.state, seat);
  const own = steps.filter(({ type }) => type !== 'EndTurn').map((command) => ({ command }));
  const end = trySteps(pack, view, own).taken.at(-1)?.view.state;
  const after = seat === undefined || !end ? undefined : amountsOf(end, seat);
  if (!before || !after) return '';
  const more = differenceOf(before, after);
  const by = (what: Amount) => Math.max(0, more[what] ?? 0);
  const parts = [
    ...[...COUNTED, ...TRACKED].flatMap((what) =>
      by(what) > 0 ? describeGained(words, what, by(what)) : [],
    ),
    ...STEPS.flatMap((what) => (by(what) > 0 ? words.t(`terms.effect.${what}`, { n: by(what) }) : [])),
    ...(by('points') > 0 ? [describePoints(words, by('points'))] : []),
  ];
  if (parts.length === 0) return '';
  const gains = words.list(parts);
  return affords(pack, view, before.stone, after.stone) ? words.t('coach.enough', { gains }) : gains;
}

/** Whether the stones first suffice for a building now. */
function affords(pack: Pack, { state }: View, before: number, after: number): boolean {
  const prices = state.rows.building.slots.flatMap((tile) =>
    tile ? (pack.buildingById.get(tile)?.cost.stone ?? []) : [],
  );
  const least = Math.min(...prices);
  return before < least && after >= least;
}
