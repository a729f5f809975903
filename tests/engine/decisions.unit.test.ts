/**
 * The commands of the specification, section 4: wherever one is offered its condition holds, it is accepted
 * and leads to what it says; wherever the condition does not hold it is neither offered nor accepted.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import {
  askedPositions,
  can,
  eventsOf,
  mayTake,
  owes,
  type Asked,
  type DecisionRow,
} from '../support/engine/decisions';
import { inFull } from '../support/full';

const CURIOUS_GAMES = inFull(6, 2);
const MAX_TRIED = 40;

const isFree = ({ isFree: free }: Asked): boolean => free;
const bonus = ({ state }: Asked): string => state.turn.slotBonus?.kind ?? 'none';
const performs = ({ current }: Asked, action: string): boolean => current?.action === action;

const TURN: readonly DecisionRow[] = [
  ['DEC-1', 'TakeActionTile', (a) => isFree(a) && !a.state.turn.tile, ['ActionTileTaken']],
  [
    'DEC-2',
    'CollectSlotBonus',
    (a) => ['gold', 'stone', 'silver-window', 'gold-window'].includes(bonus(a)),
    ['SlotBonusUsed'],
  ],
  ['DEC-3', 'BuyEgg', (a) => bonus(a) === 'buy-egg' && (can(a, 'gold') || can(a, 'stone')), ['Paid']],
  ['DEC-4', 'ScoreSpecialPoints', (a) => bonus(a) === 'special-or-points', ['Scored']],
  ['DEC-5', 'DeclareAction', (a) => isFree(a) && !a.current, ['ActionDeclared']],
  [
    'DEC-6',
    'BuyExtraAction',
    (a) => a.state.turn.extra === 'none' && can(a, 'gold-window'),
    ['ExtraActionBought'],
  ],
  [
    'DEC-7',
    'UseTechnology',
    (a) => isFree(a) && a.player.technologies.some(({ tile }) => /-(iii|iv)-/.test(tile)),
    ['TechnologyUsed'],
  ],
  [
    'DEC-8',
    'RefreshRow',
    (a) => !a.state.turn.refreshed && (can(a, 'gold') || can(a, 'stone')),
    ['RowRefreshed'],
  ],
  ['DEC-9', 'MoveUp', (a) => isFree(a) && can(a, 'silver-window', 2), ['GridMoved']],
  [
    'DEC-10',
    'ClaimSeal',
    (a) => a.player.sealRights > 0 && a.player.cubes > 0,
    ['SealClaimed', 'ItemClosed'],
  ],
  [
    'DEC-11',
    'EndTurn',
    (a) => isFree(a) && !a.current && a.state.turn.main === 'done',
    ['TurnEnded', 'ItemOpened'],
  ],
];

const PERFORMANCE: readonly DecisionRow[] = [
  ['DEC-13', 'ManageMines', (a) => performs(a, 'manage-mines'), ['Gained', 'Produced']],
  ['DEC-14', 'ManageQuarries', (a) => performs(a, 'manage-quarries'), ['Gained', 'Produced']],
  [
    'DEC-15',
    'PlaceUpgrade',
    (a, c) => performs(a, 'upgrade-action') && 'slot' in c && mayTake(a, 'upgrade', c.slot),
    ['UpgradePlaced'],
  ],
  [
    'DEC-16',
    'PlaceWall',
    (a, c) => performs(a, 'construct-wall') && 'slot' in c && mayTake(a, 'wall', c.slot),
    ['WallPlaced'],
  ],
  [
    'DEC-17',
    'PlaceBuilding',
    (a, c) => performs(a, 'construct-building') && 'slot' in c && mayTake(a, 'building', c.slot),
    ['BuildingPlaced'],
  ],
  [
    'DEC-18',
    'AdvanceRoad',
    (a) => performs(a, 'kings-road') && a.player.road < 5 && (a.player.road < 3 || can(a, 'egg')),
    ['RoadAdvanced'],
  ],
  ['DEC-19', 'ResolveRoadEffect', (a) => owes(a, 'road').length > 0, ['ItemClosed']],
  ['DEC-20', 'ResolveRoadEgg', (a) => owes(a, 'road-egg').length > 0 && can(a, 'egg'), ['Paid']],
  ['DEC-21', 'ChooseBridgeTile', (a) => owes(a, 'bridge-tile').length > 0, ['BridgeTileChosen']],
  [
    'DEC-22',
    'PlacePlank',
    (a) => owes(a, 'plank').length > 0 && a.state.bridge.some(({ plank }) => !plank),
    ['PlankPlaced'],
  ],
  [
    'DEC-24',
    'CollectUpgradeBonus',
    (a) => a.state.turn.performances.some(({ paid }) => !paid),
    ['UpgradeBonusCollected'],
  ],
];

const CHOICES: readonly DecisionRow[] = [
  ['DEC-25', 'ChooseTechnology', (a) => owes(a, 'technology').length > 0, ['TechnologyChosen']],
  [
    'DEC-26',
    'ChooseProductionToken',
    (a) => owes(a, 'production-token').length > 0,
    ['ProductionTokenTaken'],
  ],
  ['DEC-27', 'MoveSideways', (a) => owes(a, 'sideways').length > 0, ['GridMoved']],
  ['DEC-28', 'ResolveUpArrow', (a) => owes(a, 'arrow').length > 0, ['ItemClosed']],
  ['DEC-29', 'ClaimCathedralTile', (a) => owes(a, 'cathedral-tile').length > 0, ['CathedralTileClaimed']],
  ['DEC-30', 'ChoosePlazaReward', (a) => owes(a, 'plaza-reward').length > 0, ['PlazaRewardTaken']],
  ['DEC-31', 'ChooseAlternative', (a) => owes(a, 'choice').length > 0, ['ItemClosed']],
  ['DEC-32', 'ChooseProductionKind', (a) => owes(a, 'production-kind').length > 0, ['Produced']],
  ['DEC-33', 'ChoosePlazaTile', (a) => owes(a, 'plaza-tile').length > 0, ['PlazaRewardTaken']],
  ['DEC-34', 'DiscardWindows', (a) => owes(a, 'windows').length > 0, ['WindowsDiscarded']],
  ['DEC-35', 'SetParlerMarkers', (a) => owes(a, 'parler-markers').length > 0, ['ParlerMarkersSet']],
  ['DEC-36', 'PlaceParlerBuilding', (a) => owes(a, 'parler-building').length > 0, ['BuildingPlaced']],
  ['DEC-38', 'Undo', ({ state }) => state.undo.steps.length > 0 || state.seq > state.undo.floor, ['Undone']],
];

/** Commands that show nothing hidden, according to section 4. */
const HIDES_NOTHING: readonly CommandType[] = [
  'TakeActionTile',
  'CollectSlotBonus',
  'BuyEgg',
  'ScoreSpecialPoints',
  'BuyExtraAction',
  'ClaimSeal',
  'Undo',
];

const DECISIONS: readonly DecisionRow[] = [...TURN, ...PERFORMANCE, ...CHOICES];
const offersOf = ({ offered }: Asked, type: CommandType): readonly Command[] =>
  offered.map(({ command }) => command).filter((command) => command.type === type);

beforeAll(() => {
  allPositions();
}, 120_000);

test.each(DECISIONS)(
  '%s %s is offered only when it may be, and is carried out',
  (_id, type, when, leadsTo) => {
    const positions = allPositions().filter((asked) => offersOf(asked, type).length > 0);
    expect(positions.length).toBeGreaterThan(0);
    for (const asked of positions)
      expect(offersOf(asked, type).filter((command) => !when(asked, command))).toEqual([]);
    for (const asked of positions.slice(0, MAX_TRIED))
      for (const command of offersOf(asked, type).slice(0, 3)) {
        const events = eventsOf(asked, command) ?? [];
        expect(events.filter((event) => leadsTo.includes(event))).not.toEqual([]);
      }
  },
);

test.each(DECISIONS)('%s %s is neither offered nor accepted when it may not be', (_id, type, when) => {
  const given = allPositions().find((asked) => asked.given.type === type)?.given;
  if (!given) throw new Error(`no game gives ${type}`);
  const others = allPositions().filter((asked) => !when(asked, given));
  for (const asked of others.slice(0, MAX_TRIED)) expect(eventsOf(asked, given)).toBeUndefined();
  expect(others.filter((asked) => !('slot' in given) && offersOf(asked, type).length > 0)).toEqual([]);
});

test.each(HIDES_NOTHING)('%s shows nothing hidden wherever it is offered', (type) => {
  const offers = allPositions().flatMap(({ offered }) =>
    offered.filter(({ command }) => command.type === type),
  );
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.filter(({ reveals }) => reveals)).toEqual([]);
});

let known: readonly Asked[] | undefined;
function allPositions(): readonly Asked[] {
  known ??= askedPositions(CURIOUS_GAMES);
  return known;
}
