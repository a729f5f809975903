/** The coach in words: a short heading for a step, and a reason that names what it brings. */
import { describeGained, describePoints, actionShort, describeCost, isFree } from '@/lib/game/wording/terms';
import type { Command } from '@/lib/game/engine/commands';
import type { View } from '@/lib/game/engine/view';
import type { Pack } from '@/lib/game/engine/pack-index';
import { ownTurnOf, reasonOf } from '@/lib/game/learning/coach';
import { trySteps } from '@/lib/game/live/predict';
import { type Amount, amountsOf, differenceOf } from '@/lib/game/turn/turn-data';
import type { Wording } from '@/lib/game/wording/wording';

interface CoachOn {
  readonly words: Wording;
  readonly pack: Pack;
  readonly view: View;
}

/** At most six words, without the names of tiles and places. */
export function coachHeading(on: CoachOn, command: Command): string {
  const { words, pack } = on;
  const { t } = words;
  switch (command.type) {
    case 'TakeActionTile': {
      const cost = pack.crane.positions[command.position]?.cost ?? {};
      return isFree(cost)
        ? t('coach.head.tileFree')
        : t('coach.head.tile', { cost: describeCost(words, cost) });
    }
    case 'DeclareAction':
      return t('coach.head.use', { action: actionShort(words, command.action) });
    case 'ManageMines':
    case 'ManageQuarries':
      return t(`coach.head.${command.type}.${command.choice}`);
    default:
      return t(`coach.head.${HEADS.find((type) => type === command.type) ?? 'choose'}`);
  }
}

const HEADS = [
  ...(['CollectSlotBonus', 'BuyEgg', 'ScoreSpecialPoints', 'CollectUpgradeBonus', 'PlaceUpgrade'] as const),
  ...(['PlaceWall', 'PlaceBuilding', 'AdvanceRoad', 'EndTurn', 'BuyExtraAction', 'MoveUp'] as const),
  ...(['UseTechnology', 'ResolveRoadEffect', 'ResolveRoadEgg'] as const),
] as const;

/**
 * The gain of a plan's first step; for a tile and its action, the gain of the rest of the turn. The sentence
 * changes every round, even if the gain does not.
 */
export function coachReason(on: CoachOn, plan: readonly Command[]): string {
  const { words, view } = on;
  const [step] = plan;
  if (!step) return '';
  const isOdd = ownTurnOf(view.state) % 2 === 1;
  const opens = step.type === 'TakeActionTile' || step.type === 'DeclareAction';
  const gains = gainsOf(on, opens ? plan : [step]);
  if (gains === '') return words.t(isOdd ? reasonOf(step) : otherReasonOf(step));
  return words.t(`coach.${opens ? 'turn' : 'gain'}.${isOdd ? 'odd' : 'even'}`, { gains });
}

/** For the rounds between: another sentence about a step without a gain of its own. */
const otherReasonOf = ({ type }: Command) => (type === 'EndTurn' ? 'coach.why.done' : 'coach.why.best');

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
