/** TURN, TIMING, WINDOW, EXTRA, END, CLOCK and the tracks: rules that run through a whole turn. */
import { describe, expect, test } from 'vitest';
import type { EventType } from '@/lib/engine/events';
import { finalLines } from '@/lib/engine/phases/final-lines';
import { ONLINE_OPTIONS } from '@/lib/engine/state';
import {
  buyEgg,
  buyExtra,
  claim,
  collect,
  declare,
  end,
  EXTRA_GG,
  EXTRA_GS,
  keep,
  mines,
  moveUp,
  placeBuilding,
  placeWall,
  quarries,
  refresh,
  reward,
  road,
  roadEffect,
  scoreSpecial,
  sideways,
  take,
  use,
  type Given,
} from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace, turnsDone } from '../support/engine/patches-board';
import {
  counts,
  goods,
  heights,
  noWealth,
  player,
  productionToken,
  technology,
  upgraded,
} from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { passTurns } from '../support/engine/play';
import { PACK } from '../support/engine/table';

const order = (scenario: Scenario, ...types: readonly EventType[]): readonly EventType[] =>
  scenario.events.map(({ type }) => type).filter((type) => types.includes(type));

describe('a turn', () => {
  test('TURN-1 take a tile, perform one of its actions, perhaps more, end the turn', () => {
    const start = given(offered('manage-mines'), goods(0, { 'gold-window': 2 }));
    start.refused(0, declare('manage-mines'), 'tile-not-taken').refused(0, end, 'tile-not-taken');
    const taken = start.when(0, take()).refused(0, end, 'main-action-open');
    taken.when(0, declare('manage-mines'), mines('increase'), end).waitsFor(1);
    taken
      .when(0, declare('manage-mines'), mines('increase'))
      .refused(0, declare('construct-wall'), 'main-action-done')
      .when(0, buyExtra(EXTRA_GG), declare('manage-quarries', 'extra'), quarries('increase'), end)
      .waitsFor(1);
  });

  describe('TIMING-1, TIMING-2 free steps in any order', () => {
    const start = given(
      offered('manage-mines', 'stone-1'),
      noWealth(0),
      goods(0, { gold: 3, stone: 3, 'gold-window': 2, 'silver-window': 2, egg: 1 }),
      technology(0, 'technology-iii-university'),
      inSlot('wall', 0, 'wall-i-earth-rampart'),
      player(0, { sealRights: 1 }),
    );
    const main: readonly Given[] = [take(), declare('manage-mines'), mines('increase')];
    const wall: readonly Given[] = [declare('construct-wall', 'extra'), placeWall(0, 'wall-cell-1')];
    const extra: readonly Given[] = [buyExtra(EXTRA_GG), ...wall];
    const free: readonly Given[] = [
      use('technology-iii-university'),
      moveUp('hunger-wall'),
      claim('seal-six'),
      refresh('building', [0, 1]),
    ];
    const orders: readonly (readonly [string, readonly Given[]])[] = [
      ['the main action first', [...main, collect, ...extra, sideways('hunger-wall'), ...free]],
      ['the main action last', [...extra, ...free, sideways('hunger-wall'), ...main, collect]],
      [
        'all of it mixed',
        [
          buyExtra(EXTRA_GG),
          use('technology-iii-university'),
          take(),
          refresh('building', [0, 1]),
          ...wall,
          moveUp('hunger-wall'),
          declare('manage-mines'),
          mines('increase'),
          sideways('hunger-wall'),
          claim('seal-six'),
          collect,
        ],
      ],
    ];
    test.each(orders)('TIMING-1, TIMING-2 %s', (_name, commands) => {
      const done = start.when(0, ...commands);
      // Only the squares entered on the Hunger Wall depend on the order.
      const { points: _points, 'wall-column': _column, ...rest } = done.holdings(0);
      const expected = start.when(0, ...(orders[0]?.[1] ?? [])).holdings(0);
      const { points: _, 'wall-column': __, ...same } = expected;
      expect(rest).toEqual(same);
      done.when(0, end).waitsFor(1);
    });
    test('TIMING-1 the effects of a road space wait for other steps of the turn', () => {
      given(offered('kings-road'), noWealth(0), goods(0, { 'gold-window': 2 }))
        .when(0, take(), declare('kings-road'), road)
        .when(0, buyExtra(EXTRA_GG), declare('manage-quarries', 'extra'), quarries('increase'))
        .when(0, roadEffect('I', 0))
        .gains(0, { gold: 2 });
    });
  });

  test('TIMING-3 nothing is paid with what it brings itself: the stone of a wall does not pay that wall', () => {
    const port = 'wall-i-sally-port'; // costs 1 gold and 1 stone, brings 1 stone
    const start = (stone: number): Scenario =>
      given(offered('construct-wall'), goods(0, { gold: 1, stone }), inSlot('wall', 0, port)).when(0, take());
    start(1).when(0, declare('construct-wall'), placeWall(0, 'wall-cell-1')).gains(0, { gold: -1 });
    // The other walls cost stone as well, so without any the action is out of reach.
    start(0).refused(0, declare('construct-wall'), 'action-impossible', 'TURN-6');
  });
  test('TIMING-5 an order must be carried out, an offer may be let go', () => {
    const moveOwed = given(
      offered('construct-wall', 'egg-for-gold'),
      goods(0, { gold: 3, stone: 3 }),
      inSlot('wall', 0, 'wall-i-earth-rampart'),
    ).when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'));
    moveOwed.refused(0, end, 'must-be-resolved');
    const done = moveOwed.when(0, sideways('hunger-wall'), end);
    expect(done.eventsOf('SlotBonusUsed').map(({ how }) => how)).toEqual(['lapsed']);
  });
});

describe('windows and the extra action', () => {
  test('WINDOW-1 during a turn any number of windows may be held', () => {
    given(offered('manage-mines', 'window'), goods(0, { 'silver-window': 7, 'gold-window': 5 }))
      .when(0, take(), collect)
      .gains(0, { 'silver-window': 1 })
      .then((state) =>
        expect(state.players[0]?.goods).toMatchObject({ 'silver-window': 8, 'gold-window': 5 }),
      );
  });
  test('WINDOW-2 gold windows do not pay for a move up, silver ones alone not for an extra action', () => {
    given(goods(0, { 'gold-window': 9 })).refused(0, moveUp('cathedral'), 'cannot-pay', 'GRID-5');
    given(goods(0, { 'silver-window': 2 }))
      .when(0, moveUp('cathedral'))
      .gains(0, {
        'silver-window': -2,
        'cathedral-row': 1,
      });
    const silver = given(goods(0, { 'silver-window': 9 }));
    silver.refused(0, buyExtra(EXTRA_GS), 'cannot-pay').refused(0, buyExtra(EXTRA_GG), 'cannot-pay');
    given(goods(0, { 'silver-window': 1, 'gold-window': 1 }))
      .when(0, buyExtra(EXTRA_GS))
      .gains(0, { 'silver-window': -1, 'gold-window': -1 });
  });
  test('EXTRA-4, R-62 what was bought and not performed is lost, the windows are not given back', () => {
    const done = given(offered('manage-mines'), goods(0, { 'gold-window': 2 })).when(
      0,
      buyExtra(EXTRA_GG),
      take(),
      declare('manage-mines'),
      mines('increase'),
      end,
    );
    done.gains(0, { 'gold-window': -2, 'gold-mine': 1, gold: 1 });
    expect(done.eventsOf('ExtraActionLapsed')).toHaveLength(1);
    expect(done.state.turn.extra).toBe('none');
  });
  test('EXTRA-5 it pays the upgrade bonus but opens no special tile', () => {
    const start = given(
      offered('construct-wall', 'special'),
      noWealth(0),
      goods(0, { gold: 4, stone: 6, 'gold-window': 2 }),
      upgraded(0, 'upgrade-i-palisades'), // 1 point for each wall performed
      inSlot('wall', 0, 'wall-i-postern'),
      inSlot('wall', 3, 'wall-i-star-bastion'),
    ).when(0, buyExtra(EXTRA_GG), take(), declare('construct-wall', 'extra'));
    start.refused(0, placeWall(3, 'wall-cell-6'), 'special-right-needed', 'SPECIAL-2');
    const done = start.when(0, placeWall(0, 'wall-cell-6'), declare('construct-wall'));
    expect(done.offered(0).some((command) => command.type === 'PlaceWall' && command.slot === 3)).toBe(true);
    const ended = done.when(0, placeWall(3, 'wall-cell-12'), end);
    expect(ended.eventsOf('UpgradeBonusCollected'), 'for the extra and for the main wall').toHaveLength(2);
  });
});

describe('the end of a turn', () => {
  test('END-1 what is open comes first: duties are refused, gains are paid before the wheel turns', () => {
    const done = given(offered('manage-mines', 'stone-1'), noWealth(0)).when(
      0,
      take(),
      declare('manage-mines'),
      mines('increase'),
      end,
    );
    done.gains(0, { 'gold-mine': 1, gold: 1, stone: 1 });
    expect(order(done, 'SlotBonusUsed', 'TurnEnded', 'WheelTurned')).toEqual([
      'SlotBonusUsed',
      'TurnEnded',
      'WheelTurned',
    ]);
    const choice = given(offered('kings-road')).when(0, take(), declare('kings-road'), road);
    choice.refused(0, end, 'must-be-resolved').when(0, roadEffect('I', 1), end).waitsFor(1);
  });
  test('END-2 windows beyond two are discarded before anything turns', () => {
    const asked = given(offered('manage-mines'), goods(0, { 'silver-window': 3, 'gold-window': 1 })).when(
      0,
      take(),
      declare('manage-mines'),
      mines('increase'),
      end,
    );
    asked.waitsFor(0).open(0, 'windows');
    expect(asked.eventsOf('WheelTurned')).toEqual([]);
    const done = asked.when(0, keep(1, 1)).gains(0, { 'silver-window': -2 }).waitsFor(1);
    expect(order(done, 'WindowsDiscarded', 'WheelTurned')).toEqual(['WindowsDiscarded', 'WheelTurned']);
  });
  test('END-7 the platform cube moves first, then the era changes', () => {
    // With three players turn 26 brings both.
    const done = passTurns(given({ players: 3 }, turnsDone(25)), 1);
    const types = [
      'WheelTurned',
      'ActionTileReturned',
      'PlatformMoved',
      'EraChanged',
      'TurnStarted',
    ] as const;
    expect(order(done, ...types)).toEqual(types);
  });
  test('END-7 the platform cube moves first, then the game ends', () => {
    const done = passTurns(given({ players: 2 }, turnsDone(31)), 1);
    const types = ['PlatformMoved', 'LastCallStarted', 'ScoringStarted', 'GameEnded'] as const;
    expect(order(done, ...types)).toEqual(types);
    expect(done.state.crane.platform).toBe(0);
  });
});

describe('the clock', () => {
  test('CLOCK-2 the wheel is round after 11 turns: ten single steps and a double one past 12 sectors', () => {
    for (const players of [2, 3, 4] as const) {
      const start = given({ players });
      let now = start;
      let steps = 0;
      for (let turn = 0; turn < 11; turn += 1) {
        now = passTurns(now, 1);
        steps += now.eventsOf('WheelTurned').reduce((sum, event) => sum + event.steps, 0);
      }
      expect([steps, now.state.crane.arrow]).toEqual([12, start.state.crane.arrow]);
    }
  });
  test.each([2, 3, 4] as const)('CLOCK-7 with %i players 11 turns are left on the last space', (players) => {
    let now = given({ players }, turnsDone(16 * players - 13));
    while (now.state.crane.platform !== 1) now = passTurns(now, 1);
    expect(16 * players - now.state.turnsDone).toBe(11);
  });

  describe('CLOCK-11 rewards of the very last turn', () => {
    const last = (deferred: boolean): Scenario =>
      given(
        { players: 2, ...(deferred ? { options: ONLINE_OPTIONS } : {}) },
        turnsDone(31),
        emptyCity,
        offered('construct-building'),
        goods(1, { gold: 3, stone: 3 }),
        plazaFace('p2', 'plaza-tan-1-a'),
        built('site-p2-a', 'building-i-assay-office', 0),
        built('site-p2-b', 'building-i-stonecutters-lodge', 1),
        inSlot('building', 0, 'building-ii-law-faculty'),
      ).when(1, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 0));

    test('CLOCK-11 are chosen before final scoring begins', () => {
      const chosen = last(false).waitsFor(0).when(0, reward('p2', 'lower')).when(1, end);
      expect(chosen.state.phase).toBe('finished');
    });
    test('CLOCK-11, R-61 also those that were put off (DEV-1)', () => {
      const asked = last(true).when(1, end).waitsFor(0);
      expect(asked.state.phase).toBe('last-call');
      expect(asked.eventsOf('ScoringStarted')).toEqual([]);
      const done = asked.when(0, reward('p2', 'lower'));
      expect(order(done, 'PlazaRewardTaken', 'ScoringStarted', 'GameEnded')).toEqual([
        'PlazaRewardTaken',
        'ScoringStarted',
        'GameEnded',
      ]);
    });
  });
});

describe('production tracks', () => {
  const performs = (
    action: 'manage-mines' | 'manage-quarries',
    ...patches: Parameters<typeof given>[1][]
  ): Scenario =>
    given(offered(action), noWealth(0), goods(0, { gold: 0, stone: 0 }), ...patches).when(
      0,
      take(),
      declare(action),
    );

  test('MINE-1, MINE-3 producing counts the mines, from the first to the eighth', () => {
    for (const count of [3, 4, 5, 6, 7, 8])
      expect(
        performs('manage-mines', counts(0, { 'gold-mine': count }))
          .when(0, mines('produce'))
          .holdings(0).gold,
      ).toBe(count);
    performs('manage-mines', counts(0, { 'gold-mine': 7 }))
      .when(0, mines('increase'))
      .gains(0, { 'gold-mine': 1, gold: 1, 'seal-rights': 1 });
  });
  test('QUARRY-1, QUARRY-3 producing counts the quarries, up to the seventh', () => {
    for (const count of [2, 3, 4, 5, 6, 7])
      expect(
        performs('manage-quarries', counts(0, { quarry: count }))
          .when(0, quarries('produce'))
          .holdings(0).stone,
      ).toBe(count);
  });
  test('MINE-4, QUARRY-4, R-36 the basic amount first, then the token and the printed bonuses from left to right', () => {
    const gold = performs(
      'manage-mines',
      counts(0, { 'gold-mine': 6 }),
      productionToken(0, 'gold-mine', 'production-token-point-stone'),
    ).when(0, mines('produce'));
    expect(gains(gold)).toEqual(['6 gold', '1 point', '1 stone', '1 point', '1 point']);
    const stone = performs(
      'manage-quarries',
      counts(0, { quarry: 5 }),
      productionToken(0, 'quarry', 'production-token-point-gold'),
    ).when(0, quarries('produce'));
    expect(gains(stone)).toEqual(['5 stone', '1 point', '1 gold', '1 point', 'technology']);
  });
  const gains = (scenario: Scenario): readonly string[] =>
    scenario.events.flatMap((event) => {
      if (event.type === 'Gained') return [`${event.n} ${event.what}`];
      if (event.type === 'Scored') return [`${event.points} point`];
      return event.type === 'TrackAdvanced' ? [event.track] : [];
    });

  test('QUARRY-7 at the end of the track 1 stone and no advance (MINE-8)', () => {
    performs('manage-quarries', counts(0, { quarry: 7 }), technology(0, 'technology-i-quarry-points'))
      .when(0, quarries('increase'))
      .gains(0, { stone: 1 });
  });
  test('QUARRY-7 advances from elsewhere bring token and seal right but no stone (MINE-7)', () => {
    const built = (quarry: number): Scenario =>
      given(
        { players: 4 },
        offered('construct-wall'),
        noWealth(0),
        goods(0, { gold: 1, stone: 2 }),
        counts(0, { quarry }),
        inSlot('wall', 0, 'wall-i-quarry-face'), // reward: one quarry
      ).when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'));
    built(3).gains(0, { gold: -1, stone: -2, quarry: 1 }).open(0, 'production-token');
    built(6).gains(0, { gold: -1, stone: -2, quarry: 1, 'seal-rights': 1 });
  });
  test('QUARRY-7 only the action pays its upgrade, producing by a technology does not (MINE-9)', () => {
    const start = given(
      offered('manage-quarries'),
      noWealth(0),
      goods(0, { gold: 0, stone: 0 }),
      upgraded(0, 'upgrade-i-iron-wedges'), // 1 gold for each performance
      technology(0, 'technology-iii-produce-stone'),
    );
    start.when(0, use('technology-iii-produce-stone')).gains(0, { stone: 2, gold: 2 });
    start
      .when(0, take(), declare('manage-quarries'), quarries('produce'), end)
      .gains(0, { stone: 2, gold: 1 });
  });
  test('PROD-3 at most one token per track: advancing beyond its space asks for no other', () => {
    performs(
      'manage-mines',
      counts(0, { 'gold-mine': 5 }),
      productionToken(0, 'gold-mine', 'production-token-point-stone'),
    )
      .when(0, mines('increase'))
      .open(0)
      .then((state) =>
        expect(state.players[0]?.productionTokens).toEqual({ 'gold-mine': 'production-token-point-stone' }),
      );
  });
});

describe('what has no limit and what has no worth', () => {
  test('EGG-1, SETUP-3, R-45 eggs come from bonuses and the wheel, and any number may be held', () => {
    given(offered('manage-mines', 'egg-for-gold'), goods(0, { egg: 40, gold: 1 }))
      .when(0, take(), buyEgg)
      .gains(0, { gold: -1, egg: 1 });
    given(
      offered('construct-wall'),
      goods(0, { egg: 40, stone: 2 }),
      inSlot('wall', 0, 'wall-i-granary-wall'),
    )
      .when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'))
      .gains(0, { stone: -2, egg: 1 });
  });
  test('EGG-2 nothing but the King’s Road has a price in eggs', () => {
    const { kingsRoad, ...rest } = PACK;
    const priced = (part: unknown): number => {
      if (typeof part !== 'object' || part === null) return 0;
      return Object.entries(part).reduce((sum, [key, value]: [string, unknown]) => {
        const isPrice = ['cost', 'entry', 'discount', 'crossing', 'climbCost', 'prices'].includes(key);
        const here = isPrice && JSON.stringify(value).includes('"egg"') ? 1 : 0;
        return sum + here + (value instanceof Map ? 0 : priced(value));
      }, 0);
    };
    expect(priced(rest)).toBe(0);
    expect(priced(kingsRoad), 'three effects, and the moves to IV and V').toBe(3 + 2);
  });
  test('WINDOW-5, SCORE-11 windows left at the end score nothing', () => {
    const points = (windows: number): readonly number[] =>
      finalLines(PACK, given(goods(0, { 'silver-window': windows, 'gold-window': windows })).state, 0).map(
        (line) => line.points,
      );
    expect(points(2)).toEqual(points(0));
  });
  test('UNI-2 moving up on the university brings nothing at once', () => {
    given(technology(0, 'technology-iii-university'), heights(0, { university: 2 }))
      .when(0, use('technology-iii-university'))
      .gains(0, { university: 4 })
      .open(0);
  });
  test('UNI-1 each advance is one space, and the top is at height 8', () => {
    const up = given(technology(0, 'technology-iii-university'), heights(0, { university: 4 })).when(
      0,
      use('technology-iii-university'),
    );
    expect(up.eventsOf('TrackAdvanced').map(({ to }) => to)).toEqual([5, 6, 7, 8]);
    expect(PACK.playerBoard.universityTrack.top).toBe(8);
  });
  test('SPECIAL-1 only a slot with the special symbol gives the right', () => {
    for (const slot of ['stone-1', 'gold-1', 'window', 'egg-for-gold'] as const)
      given(offered('construct-wall', slot)).when(0, take()).refused(0, scoreSpecial, 'no-special-right');
    given(offered('construct-wall', 'special-2')).when(0, take(), scoreSpecial).gains(0, { points: 2 });
  });
});
