/**
 * The commands of the specification, section 4: wherever one is offered its condition holds, it is accepted
 * and leads to what it says; wherever the condition does not hold it is neither offered nor accepted.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { RULES } from '@/lib/game/engine/rules';
import type { ItemKind } from '@/lib/game/engine/state';
import type { Row } from '@/lib/game/engine/vocabulary';
import { playedTo } from '../golden/games';
import { readGame } from '../golden/record';
import { RECORDINGS } from '../golden/recordings';
import { checkedRows } from '../support/engine/checked-rows';
import { scoreSpecial } from '../support/engine/commands';
import {
  askedPositions,
  can,
  eventsOf,
  mayTake,
  owes,
  type Asked,
  type DecisionRow,
} from '../support/engine/decisions';
import { offered } from '../support/engine/patches-board';
import { given } from '../support/engine/scenario';
import { inFull, sampled } from '../support/full';

const CURIOUS_GAMES = inFull(6, 2);
const MAX_TRIED = 40;

const turn = ({ state }: Asked) => state.turn;
const isFree = ({ isFree: free }: Asked): boolean => free;
const bonus = (a: Asked): string => turn(a).slotBonus?.kind ?? 'none';
const canSpend = (a: Asked): boolean => can(a, 'gold') || can(a, 'stone');
const performs = ({ current }: Asked, action: string): boolean => current?.action === action;
const takes =
  (action: string, row: Row) =>
  (a: Asked, command: Command): boolean =>
    performs(a, action) && 'slot' in command && mayTake(a, row, command.slot);
const owing =
  (kind: ItemKind) =>
  (a: Asked): boolean =>
    owes(a, kind).length > 0;

const COLLECTED = ['gold', 'stone', 'silver-window', 'gold-window'];
const DECISIONS: readonly DecisionRow[] = [
  ['DEC-1', 'TakeActionTile', (a) => isFree(a) && !turn(a).tile, ['ActionTileTaken']],
  ['DEC-2', 'CollectSlotBonus', (a) => COLLECTED.includes(bonus(a)), ['SlotBonusUsed']],
  ['DEC-3', 'BuyEgg', (a) => bonus(a) === 'buy-egg' && canSpend(a), ['Paid']],
  ['DEC-4', 'ScoreSpecialPoints', (a) => bonus(a) === 'special-or-points', ['Scored']],
  ['DEC-5', 'DeclareAction', (a) => isFree(a) && !a.current, ['ActionDeclared']],
  [
    'DEC-6',
    'BuyExtraAction',
    (a) => turn(a).extra === 'none' && can(a, 'gold-window'),
    ['ExtraActionBought'],
  ],
  [
    'DEC-7',
    'UseTechnology',
    (a) => isFree(a) && a.player.technologies.some(({ tile }) => /-(iii|iv)-/.test(tile)),
    ['TechnologyUsed'],
  ],
  ['DEC-8', 'RefreshRow', (a) => !turn(a).refreshed && canSpend(a), ['RowRefreshed']],
  ['DEC-9', 'MoveUp', (a) => isFree(a) && can(a, 'silver-window', 2), ['GridMoved']],
  [
    'DEC-10',
    'ClaimSeal',
    ({ player }) => player.sealRights > 0 && player.cubes > 0,
    ['SealClaimed', 'ItemClosed'],
  ],
  [
    'DEC-11',
    'EndTurn',
    (a) => isFree(a) && !a.current && turn(a).main === 'done',
    ['TurnEnded', 'ItemOpened'],
  ],
  ['DEC-13', 'ManageMines', (a) => performs(a, 'manage-mines'), ['Gained', 'Produced']],
  ['DEC-14', 'ManageQuarries', (a) => performs(a, 'manage-quarries'), ['Gained', 'Produced']],
  ['DEC-15', 'PlaceUpgrade', takes('upgrade-action', 'upgrade'), ['UpgradePlaced']],
  ['DEC-16', 'PlaceWall', takes('construct-wall', 'wall'), ['WallPlaced']],
  ['DEC-17', 'PlaceBuilding', takes('construct-building', 'building'), ['BuildingPlaced']],
  [
    'DEC-18',
    'AdvanceRoad',
    (a) => performs(a, 'kings-road') && a.player.road < 5 && (a.player.road < 3 || can(a, 'egg')),
    ['RoadAdvanced'],
  ],
  ['DEC-19', 'ResolveRoadEffect', owing('road'), ['ItemClosed']],
  ['DEC-20', 'ResolveRoadEgg', (a) => owes(a, 'road-egg').length > 0 && can(a, 'egg'), ['Paid']],
  ['DEC-21', 'ChooseBridgeTile', owing('bridge-tile'), ['BridgeTileChosen']],
  [
    'DEC-22',
    'PlacePlank',
    (a) => owes(a, 'plank').length > 0 && a.state.bridge.some(({ plank }) => !plank),
    ['PlankPlaced'],
  ],
  [
    'DEC-24',
    'CollectUpgradeBonus',
    (a) => turn(a).performances.some((p) => !p.paid),
    ['UpgradeBonusCollected'],
  ],
  ['DEC-25', 'ChooseTechnology', owing('technology'), ['TechnologyChosen']],
  ['DEC-26', 'ChooseProductionToken', owing('production-token'), ['ProductionTokenTaken']],
  ['DEC-27', 'MoveSideways', owing('sideways'), ['GridMoved']],
  ['DEC-28', 'ResolveUpArrow', owing('arrow'), ['ItemClosed']],
  ['DEC-29', 'ClaimCathedralTile', owing('cathedral-tile'), ['CathedralTileClaimed']],
  ['DEC-30', 'ChoosePlazaReward', owing('plaza-reward'), ['PlazaRewardTaken']],
  ['DEC-31', 'ChooseAlternative', owing('choice'), ['ItemClosed']],
  ['DEC-32', 'ChooseProductionKind', owing('production-kind'), ['Produced']],
  ['DEC-33', 'ChoosePlazaTile', owing('plaza-tile'), ['PlazaRewardTaken']],
  ['DEC-34', 'DiscardWindows', owing('windows'), ['WindowsDiscarded']],
  ['DEC-35', 'SetParlerMarkers', owing('parler-markers'), ['ParlerMarkersSet']],
  ['DEC-36', 'PlaceParlerBuilding', owing('parler-building'), ['BuildingPlaced']],
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

const offersOf = (asked: Asked, type: CommandType): readonly Command[] =>
  asked.offered.map(({ command }) => command).filter((command) => command.type === type);

let positions: readonly Asked[];
beforeAll(() => {
  positions = askedPositions(CURIOUS_GAMES);
}, 120_000);

test.each(DECISIONS)(
  '%s %s is offered only when it may be, and is carried out',
  (_id, type, when, leadsTo) => {
    const offering = positions.filter((asked) => offersOf(asked, type).length > 0);
    expect(offering.length).toBeGreaterThan(0);
    for (const asked of offering)
      expect(offersOf(asked, type).filter((command) => !when(asked, command))).toEqual([]);
    for (const asked of offering.slice(0, MAX_TRIED))
      for (const command of offersOf(asked, type).slice(0, 3)) {
        const events = eventsOf(asked, command) ?? [];
        expect(events.filter((event) => leadsTo.includes(event))).not.toEqual([]);
      }
  },
);

test.each(DECISIONS)('%s %s is neither offered nor accepted when it may not be', (_id, type, when) => {
  const command = positions.find((asked) => asked.given.type === type)?.given;
  if (!command) throw new Error(`no game gives ${type}`);
  const others = positions.filter((asked) => !when(asked, command));
  for (const asked of others.slice(0, MAX_TRIED)) expect(eventsOf(asked, command)).toBeUndefined();
  expect(others.filter((asked) => !('slot' in command) && offersOf(asked, type).length > 0)).toEqual([]);
});

test.each(HIDES_NOTHING)('%s shows nothing hidden wherever it is offered', (type) => {
  const offers = positions.flatMap((asked) => asked.offered.filter(({ command }) => command.type === type));
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.filter(({ reveals }) => reveals)).toEqual([]);
});

// Commands and options that are no command of a player here, or that show in one situation only.

test.each(['simple', 'parler'] as const)(
  'DEC-37 nobody has to ask for the turn of the opponent: %s',
  (solo) => {
    const rows = checkedRows(`solo-${solo}`);
    const ended = rows.filter(({ step }) => step.command.type === 'EndTurn');
    expect(ended.length).toBeGreaterThan(10);
    for (const { step, after } of ended) {
      const taken = step.events.filter((event) => event.type === 'ActionTileTaken').map(({ seat }) => seat);
      const asked = after.state.items.some(({ kind }) => kind === 'parler-building' || kind === 'windows');
      // Either his turn is over as well, or the human has something to answer first.
      expect(asked ? [] : [1]).toEqual(taken);
    }
    expect(rows.every(({ step }) => step.seat === 0)).toBe(true);
  },
);

test.each(sampled(RECORDINGS, 6))(
  'DEC-39 what was chosen before the game is kept with it: $file',
  ({ file }) => {
    const game = readGame(file);
    const { state } = playedTo(game).position;
    expect(state.setup).toEqual(game.setup);
    expect(state.pack).toEqual(game.pack);
  },
);

test('DEC-23 gains of one step are never asked about: no command orders them, as they commute (R-36)', () => {
  expect(Object.keys(RULES)).not.toContain('OrderGains');
});

test('DEV-4 the turn is counted: turns done and the clock agree in every row', () => {
  for (const { after } of checkedRows('3-players-base')) {
    const { turn, turnsDone, phase, crane } = after.state;
    if (phase !== 'playing') continue;
    expect(turn.number).toBe(turnsDone + 1);
    // CLOCK-3, CLOCK-9: the platform cube moves after turns 4, 15, 26, 37 and 48.
    expect(crane.platform).toBe([4, 15, 26, 37, 48].filter((drop) => drop > turnsDone).length);
  }
});

test('DEV-6 the special tile is chosen by taking it, the points by asking for them', () => {
  const special = checkedRows('4-players-base').filter(({ step }) =>
    step.events.some((event) => event.type === 'SlotBonusUsed' && event.how === 'special'),
  );
  expect(special.length).toBeGreaterThan(0);
  for (const { step } of special) expect('slot' in step.command && step.command.slot).toBe(3);
  given(offered('manage-mines')).refused(0, scoreSpecial, 'no-special-right');
});
