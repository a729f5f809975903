/** Scripted cases: a plan made at one table, what its turn finds, and how it ends. */
import { describe, expect, test } from 'vitest';
import { composed, follow, ME, planOf, seen, type Wish } from './support';
import {
  buyExtra,
  declare,
  end,
  EXTRA_GG,
  mines,
  placeBuilding,
  placeUpgrade,
  placeWall,
  quarries,
  refresh,
  reward,
  sideways,
  take,
  undo,
  type Given,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, emptyCity, offered, plazaFace } from '../support/engine/patches-board';
import { counts, goods, noWealth } from '../support/engine/patches-player';
import { emptySlot, inSlot } from '../support/engine/patches-rows';
import { all, PACK, patch, type Patch, type TableChoices } from '../support/engine/table';
import { BASE_OPTIONS, ONLINE_OPTIONS } from '@/lib/engine/state';
import { composePlan } from '@/lib/plans/compose';
import { choosePlan } from '@/lib/plans/choose';
import { possibleGuards } from '@/lib/plans/guards';
import { piecesOf } from '@/lib/plans/outcome';
import type { Guard } from '@/lib/plans/plan';

const POSTERN = 'wall-i-postern';
const DRUM_TOWER = 'wall-i-drum-tower';
const HEN_COOPS = 'upgrade-i-hen-coops';
const RUBBLE_YARD = 'building-i-rubble-yard';

/** A tile for mines so far round the wheel; nothing else that could disturb. */
const minesAt = (position: number, ...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    goods(ME, { gold: 3, stone: 3 }),
    offered('manage-mines', 'egg-for-gold', position),
    ...more,
  );
const minesTurn = (position: number): readonly Given[] => [
  take(position),
  declare('manage-mines'),
  mines('increase'),
  end,
];
const costsAtMost = (n: number, step = 0): Guard => ({ kind: 'costs-at-most', step, n });
const walls = (...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    goods(ME, { gold: 3, stone: 4 }),
    offered('construct-wall'),
    inSlot('wall', 0, POSTERN),
    ...more,
  );
const wallTurn: readonly Given[] = [take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'), end];
const cityAbout = (...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    emptyCity,
    offered('construct-building'),
    goods(ME, { gold: 5, stone: 5 }),
    plazaFace('p2', 'plaza-tan-2-a'),
    inSlot('building', 0, RUBBLE_YARD),
    ...more,
  );
const houseTurn: readonly Given[] = [
  take(),
  declare('construct-building'),
  placeBuilding(0, 'site-p2-c', 0),
  end,
];
const RIVALS = all(
  built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }),
  built('site-p2-b', 'building-i-stonecutters-lodge', 1, { rotation: 3 }),
);

interface Case {
  readonly what: string;
  readonly choices?: TableChoices;
  /** The table the plan was made at. */
  readonly made: Patch;
  /** The table its turn finds. */
  readonly found: Patch;
  readonly turn: readonly Given[];
  readonly wish?: Wish;
  readonly told: readonly string[];
}

const PRICES: readonly Case[] = [
  {
    what: 'everything as planned',
    made: minesAt(5),
    found: minesAt(5),
    turn: minesTurn(5),
    told: ['0 plays 4, done'],
  },
  {
    what: 'the wheel has turned, the tile is still free',
    made: minesAt(4),
    found: minesAt(6),
    turn: minesTurn(4),
    told: ['0 plays 4, done'],
  },
  {
    what: 'legal but costlier',
    made: minesAt(5),
    found: minesAt(3),
    turn: minesTurn(5),
    told: ['0 fails at 0: costlier'],
  },
  {
    what: 'costlier within what was agreed to',
    made: minesAt(5),
    found: minesAt(3),
    turn: minesTurn(5),
    wish: { guards: [costsAtMost(1)] },
    told: ['0 plays 4, done'],
  },
  {
    what: 'no cheaper, though that was asked for',
    made: minesAt(3),
    found: minesAt(2),
    turn: minesTurn(3),
    wish: { guards: [costsAtMost(0)] },
    told: ['0 fails at 0: guard costs-at-most'],
  },
  {
    what: 'cheaper than planned',
    made: minesAt(3),
    found: minesAt(5),
    turn: minesTurn(3),
    told: ['0 plays 4, done'],
  },
  {
    what: 'fewer points on the wheel',
    made: minesAt(9),
    found: minesAt(8),
    turn: minesTurn(9),
    told: ['0 fails at 0: fewer-points'],
  },
  {
    what: 'more points on the wheel',
    made: minesAt(8),
    found: minesAt(10),
    turn: minesTurn(8),
    told: ['0 plays 4, done'],
  },
  {
    what: 'agreed to, and too little gold for it',
    made: minesAt(5),
    found: minesAt(3, goods(ME, { gold: 0 })),
    turn: minesTurn(5),
    wish: { guards: [costsAtMost(1)] },
    told: ['0 fails at 0: cannot-pay'],
  },
  {
    what: 'less is produced, for so much gold is too much',
    made: minesAt(5),
    found: minesAt(5, goods(ME, { gold: 8 })),
    turn: [take(5), declare('manage-mines'), mines('produce'), end],
    told: ['0 fails at 2: gains-less gold'],
  },
  {
    what: 'the last mine, and with it the seal right, is further away',
    made: minesAt(5, counts(ME, { 'gold-mine': 7 })),
    found: minesAt(5, counts(ME, { 'gold-mine': 6 })),
    turn: [take(5), declare('manage-mines'), mines('increase')],
    told: ['0 fails at 2: misses SealRightGained'],
  },
  {
    what: 'enough gold is left',
    made: minesAt(5),
    found: minesAt(3),
    turn: minesTurn(5),
    wish: { guards: [costsAtMost(1), { kind: 'left-at-least', good: 'gold', n: 2 }] },
    told: ['0 plays 4, done'],
  },
  {
    what: 'too little gold is left',
    made: minesAt(5),
    found: minesAt(3),
    turn: minesTurn(5),
    wish: { guards: [costsAtMost(1), { kind: 'left-at-least', good: 'gold', n: 9 }] },
    told: ['0 fails at 3: guard left-at-least'],
  },
];

const PIECES: readonly Case[] = [
  {
    what: 'the tile is gone from its row',
    made: walls(),
    found: walls(inSlot('wall', 0, DRUM_TOWER)),
    turn: wallTurn,
    told: [`0 fails at 2: gone ${POSTERN}`],
  },
  {
    what: 'the tile lies in another slot',
    made: walls(),
    found: walls(inSlot('wall', 2, POSTERN)),
    turn: wallTurn.slice(0, 3),
    told: ['0 plays 3, done'],
  },
  {
    what: 'the open item it answers has another number',
    made: walls(inSlot('wall', 0, 'wall-i-earth-rampart')),
    found: walls(
      inSlot('wall', 0, 'wall-i-earth-rampart'),
      patch(({ nextItem }) => ({ nextItem: nextItem + 7 })),
    ),
    turn: [...wallTurn.slice(0, 3), sideways('hunger-wall')],
    told: ['0 plays 3, check-again', '0 plays 1, done'],
  },
  {
    what: 'the two tiles of a refresh lie the other way round',
    made: walls(inSlot('wall', 2, DRUM_TOWER)),
    found: walls(inSlot('wall', 0, DRUM_TOWER), inSlot('wall', 1, POSTERN)),
    turn: [refresh('wall', [0, 2])],
    told: ['0 plays 1, done'],
  },
  {
    what: 'one of the two tiles of a refresh is gone',
    made: walls(inSlot('wall', 2, DRUM_TOWER)),
    found: walls(inSlot('wall', 2, DRUM_TOWER), inSlot('wall', 2, 'wall-i-earth-rampart')),
    turn: [refresh('wall', [0, 2])],
    told: [`0 fails at 0: gone ${DRUM_TOWER}`],
  },
  {
    what: 'the site is taken',
    made: cityAbout(),
    found: cityAbout(built('site-p2-c', 'building-i-canons-house', 1)),
    turn: houseTurn,
    told: ['0 fails at 2: site-taken'],
  },
  {
    what: 'only if the site is free, and it is not',
    made: cityAbout(),
    found: cityAbout(built('site-p2-c', 'building-i-canons-house', 1)),
    turn: houseTurn,
    wish: { guards: [{ kind: 'site-free', site: 'site-p2-c' }] },
    told: ['0 fails at 0: guard site-free'],
  },
  {
    what: 'only if another tile is still there, and it is not',
    made: minesAt(5, inSlot('wall', 0, POSTERN)),
    found: minesAt(5, inSlot('wall', 0, POSTERN), inSlot('wall', 0, DRUM_TOWER)),
    turn: minesTurn(5),
    wish: { guards: [{ kind: 'tile-there', tile: POSTERN }] },
    told: ['0 fails at 0: guard tile-there'],
  },
  {
    what: 'only if a plaza is still open, and it is not',
    made: minesAt(5),
    found: minesAt(
      5,
      patch(({ plazas }) => ({
        plazas: plazas.map((entry) => (entry.plaza === 'p2' ? { ...entry, evaluated: true } : entry)),
      })),
    ),
    turn: minesTurn(5),
    wish: { guards: [{ kind: 'plaza-open', plaza: 'p2' }] },
    told: ['0 fails at 0: guard plaza-open'],
  },
  {
    what: 'it would now complete a plaza and give others their rewards',
    made: cityAbout(),
    found: cityAbout(RIVALS),
    turn: houseTurn,
    told: ['0 fails at 2: completes p2'],
  },
];

const twoActions: readonly Given[] = [
  take(),
  declare('upgrade-action'),
  placeUpgrade(1),
  buyExtra(EXTRA_GG),
  declare('construct-wall', 'extra'),
];
const both = (wall: string, ...more: readonly Patch[]): Patch =>
  all(
    noWealth(ME),
    goods(ME, { gold: 3, stone: 4, 'gold-window': 2 }),
    offered('upgrade-action'),
    inSlot('upgrade', 1, HEN_COOPS),
    inSlot('wall', 0, wall),
    ...more,
  );

const REVEALS: readonly Case[] = [
  {
    what: 'a reveal in the middle: the rest is looked at again and played',
    made: both(POSTERN),
    found: both(POSTERN),
    turn: twoActions.slice(0, 4),
    told: ['0 plays 3, check-again', '0 plays 1, done'],
  },
  {
    what: 'bound to fail after the reveal: not even begun',
    made: both(POSTERN),
    found: both(POSTERN, goods(ME, { 'gold-window': 1 })),
    turn: twoActions.slice(0, 4),
    told: ['0 fails at 3: cannot-pay'],
  },
  {
    what: 'stop before revealing: the steps before it are played',
    made: both(POSTERN),
    found: both(POSTERN),
    turn: twoActions.slice(0, 4),
    wish: { stopsBeforeReveal: true },
    told: ['0 plays 2, stop'],
  },
  {
    what: 'stop before revealing: the end of the turn is left to the player',
    made: minesAt(5),
    found: minesAt(5),
    turn: minesTurn(5),
    wish: { stopsBeforeReveal: true },
    told: ['0 plays 3, stop'],
  },
  {
    what: 'stop before revealing, and the first step reveals',
    made: minesAt(5),
    found: minesAt(5),
    turn: [refresh('wall', [0, 1]), ...minesTurn(5).slice(0, 1)],
    wish: { stopsBeforeReveal: true },
    told: ['0 stopped at 0'],
  },
  {
    what: 'a refill is pending: using the row shows it, and the known tile is still taken',
    choices: { options: ONLINE_OPTIONS },
    made: walls(),
    found: walls(emptySlot('wall', 2)),
    turn: wallTurn,
    told: ['0 plays 2, check-again', '0 plays 2, done'],
  },
  {
    what: 'a refill is pending where it was told to stop before revealing',
    choices: { options: ONLINE_OPTIONS },
    made: walls(),
    found: walls(emptySlot('wall', 2)),
    turn: wallTurn,
    wish: { stopsBeforeReveal: true },
    told: ['0 plays 1, stop'],
  },
];

describe.each([
  ['prices and gains', PRICES],
  ['pieces and places', PIECES],
  ['what is hidden', REVEALS],
])('%s', (_topic, cases) => {
  test.each(cases.map((one) => [one.what, one] as const))('%s', (_what, one) => {
    const { choices = {}, made, found, turn, wish, told } = one;
    const plan = planOf(given(choices, made), turn, wish);
    // It is kept as JSON.
    const kept = JSON.parse(JSON.stringify(plan)) as typeof plan;
    expect(follow(given(choices, found), [kept]).told).toEqual(told);
  });
});

describe('plans in order', () => {
  const made = given(minesAt(5));
  const [first, second, third] = [
    planOf(given(walls()), wallTurn),
    planOf(made, minesTurn(5)),
    planOf(made, [take(5), declare('manage-mines'), mines('produce'), end]),
  ];
  const found = (...more: readonly Patch[]) =>
    given(minesAt(5, inSlot('wall', 0, POSTERN), inSlot('wall', 0, DRUM_TOWER), ...more));

  test('plan B is played when plan A fails, and both are told', () => {
    const { told } = follow(found(), [first, second]);
    expect(told[0]).toMatch(/^0 fails at \d: /);
    expect(told.slice(1)).toEqual(['1 plays 4, done']);
  });
  test('plan C is played when A and B fail', () => {
    const costly = found(counts(ME, { 'gold-mine': 8 }));
    expect(follow(costly, [first, second, third]).told.slice(1)).toEqual([
      '1 fails at 2: misses TrackAdvanced',
      '2 plays 4, done',
    ]);
  });
  test('when all fail nothing is played and each says why', () => {
    const dear = given(minesAt(2, inSlot('wall', 0, POSTERN), inSlot('wall', 0, DRUM_TOWER)));
    const { told, report, after } = follow(dear, [first, second, third]);
    expect(told).toHaveLength(3);
    expect(report.chosen).toBeUndefined();
    expect(after.state).toBe(dear.state);
  });
});

describe('others come first', () => {
  const THREE = { players: 3, options: { ...BASE_OPTIONS, deferPlazaRewards: true } } as const;

  test('it is another seat’s turn', () => {
    const plan = planOf(given(minesAt(5)), minesTurn(5));
    const theirs = given(
      minesAt(
        5,
        patch(({ turn }) => ({ turn: { ...turn, seat: 1 } })),
      ),
    );
    expect(follow(theirs, [plan]).told).toEqual(['0 waiting at 0 1 turn']);
  });
  test('a plaza reward that waited for my turn is chosen by me, then the plan goes on', () => {
    const plan = planOf(given(THREE, minesAt(5)), minesTurn(5));
    const owed = given(
      THREE,
      minesAt(5),
      plazaFace('p2', 'plaza-tan-2-a'),
      patch(({ items, nextItem }) => ({
        items: [
          ...items,
          {
            id: nextItem,
            kind: 'plaza-reward',
            seat: ME,
            class: 'deferred',
            plaza: 'p2',
            both: false,
            source: { kind: 'plaza', id: 'p2' },
          },
        ],
        nextItem: nextItem + 1,
      })),
    );
    const waiting = follow(owed, [plan]);
    expect(waiting.told).toEqual(['0 waiting at 0 0 plaza-reward']);
    expect(follow(owed.when(ME, reward('p2', 'upper')), [plan]).told).toEqual(['0 plays 4, done']);
  });
  test('a reward of another seat interrupts the plan, which goes on afterwards', () => {
    // The rival chooses one reward: my house ties the cubes and is the dearer one.
    const about = cityAbout(built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }));
    const last = all(about, built('site-p2-b', 'building-i-stonecutters-lodge', ME, { rotation: 3 }));
    const onDemand = { options: { ...BASE_OPTIONS, refillOnDemand: true } } as const;
    const house = planOf(given(onDemand, last), houseTurn.slice(0, 3));
    const plan = { ...house, steps: [...house.steps, endStep()] };
    const interrupted = follow(given(onDemand, last), [plan]);
    expect(interrupted.told).toEqual(['0 plays 3, asked 1 plaza-reward']);
    const more = interrupted.begun ? { begun: interrupted.begun } : {};
    expect(follow(interrupted.after, [plan], more).told).toEqual(['0 waiting at 3 1 plaza-reward']);
    const answered = interrupted.after.when(1, reward('p2', 'lower'));
    expect(follow(answered, [plan], more).told).toEqual(['0 plays 1, done']);
    // Where rows are refilled at once, something comes up before the interruption.
    expect(follow(given(last), [plan]).told).toEqual([
      '0 plays 3, check-again',
      '0 waiting at 3 1 plaza-reward',
    ]);
  });
  function endStep() {
    const plan = planOf(given(minesAt(5)), minesTurn(5));
    const step = plan.steps.at(-1);
    if (!step) throw new Error('a plan has steps');
    return step;
  }
});

describe('what was taken back', () => {
  const plan = planOf(given(minesAt(5)), minesTurn(5));

  test('made on a step that was taken back since: stale, and played if nothing is worse', () => {
    const gone = new Set([plan.basedOn]);
    expect(follow(given(minesAt(5)), [plan], { takenBack: gone }).told).toEqual(['stale 0 plays 4, done']);
    expect(choosePlan(PACK, seen(given(minesAt(3))), { plans: [plan], takenBack: gone }).tried).toMatchObject(
      [{ isStale: true, check: { verdict: 'failed', reason: { kind: 'costlier' } } }],
    );
  });
  test('a begun plan whose steps the player took back is not gone on with', () => {
    const half = follow(given(minesAt(5)), [{ ...plan, stopsBeforeReveal: true }]);
    const before = half.after.state.undo.floor;
    const back = half.after.when(ME, undo(before));
    const more = half.begun ? { begun: half.begun } : {};
    expect(follow(back, [plan], more).told).toEqual(['0 fails at 3: taken-back']);
  });
  test('a begun plan whose turn is over is not gone on with', () => {
    const half = follow(given(minesAt(5)), [{ ...plan, stopsBeforeReveal: true }]);
    const over = half.after.when(ME, end);
    const more = half.begun ? { begun: half.begun } : {};
    expect(follow(over, [plan], more).told).toEqual(['0 fails at 3: turn-over']);
  });
  test('a begun plan that stopped before a reveal goes on when it may', () => {
    const half = follow(given(minesAt(5)), [{ ...plan, stopsBeforeReveal: true }]);
    const more = half.begun ? { begun: half.begun } : {};
    expect(follow(half.after, [plan], more).told).toEqual(['0 plays 1, done']);
  });
});

describe('making a plan', () => {
  test('it ends before a tile that came up in the sandbox alone', () => {
    const at = given(both(POSTERN, goods(ME, { 'gold-window': 4 })));
    const turn: readonly Given[] = [
      ...twoActions.slice(0, 4),
      declare('upgrade-action', 'extra'),
      placeUpgrade(1),
    ];
    const { plan, cutAt } = composed(at, turn);
    expect(cutAt).toBe(5);
    expect(plan.steps).toHaveLength(5);
  });
  test('it is refused for a seat whose turn the sandbox has not reached, without steps, or with an illegal one', () => {
    const at = given(minesAt(5));
    const draft = { seat: ME, real: at.state, from: seen(at), commands: [] };
    expect(composePlan(PACK, draft)).toEqual({ ok: false, error: { code: 'nothing-planned' } });
    expect(composePlan(PACK, { ...draft, seat: 1 })).toEqual({
      ok: false,
      error: { code: 'not-the-seats-turn' },
    });
    const bad = composePlan(PACK, { ...draft, commands: [{ type: 'ManageQuarries', choice: 'produce' }] });
    expect(bad).toMatchObject({ ok: false, error: { code: 'refused', step: 0 } });
  });
  test('conditions have to be about its own steps and sites', () => {
    const at = given(minesAt(5));
    const commands = [take(5)];
    const wrong: readonly Guard[] = [costsAtMost(1, 7), { kind: 'site-free', site: 'site-p2-c' }];
    for (const guard of wrong)
      expect(
        composePlan(PACK, { seat: ME, real: at.state, from: seen(at), commands, guards: [guard] }),
      ).toEqual({
        ok: false,
        error: { code: 'guard-does-not-fit', guard },
      });
  });
  test('the screen offers prices, sites and tiles of its steps as conditions', () => {
    const { steps } = planOf(given(cityAbout()), houseTurn);
    const offeredGuards = possibleGuards(steps);
    const prices = (guards: readonly Guard[], of: number): readonly number[] =>
      guards.flatMap((guard) => (guard.kind === 'costs-at-most' && guard.step === of ? [guard.n] : []));
    expect(prices(offeredGuards, 0)).toEqual([0, 1, 2]);
    const paid = piecesOf(steps[2]?.expects.paid ?? {});
    expect(prices(offeredGuards, 2)).toEqual([paid, paid + 1, paid + 2]);
    // What is dear now may be wanted only when it is free.
    expect(prices(possibleGuards(planOf(given(minesAt(3)), minesTurn(3)).steps), 0)).toEqual([0, 1, 2, 3]);
    expect(offeredGuards).toContainEqual({ kind: 'site-free', site: 'site-p2-c' });
    expect(offeredGuards).toContainEqual({ kind: 'tile-there', tile: RUBBLE_YARD });
  });
  test('quarries work like mines', () => {
    const at = given(offered('manage-quarries', 'egg-for-gold', 5), noWealth(ME));
    const plan = planOf(at, [take(5), declare('manage-quarries'), quarries('increase'), end]);
    expect(follow(at, [plan]).told).toEqual(['0 plays 4, done']);
  });
});
