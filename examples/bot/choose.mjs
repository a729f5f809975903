// The choices of a greedy player: everything a turn offers, the most valuable first, before it ends. It knows
// the documents of the API (a table's state, its pack) and no rule: the API lists the legal commands.

/** The worth of one of each thing, in points; a thing without an entry is worth one. */
const WORTH = {
  points: 1,
  gold: 0.7,
  stone: 0.7,
  egg: 2,
  'silver-window': 1,
  'gold-window': 2,
  technology: 1.5,
  university: 1.5,
  'gold-mine': 1.2,
  quarry: 1.2,
  'blue-token': 1.5,
  'red-token': 1.5,
  'wall-step': 2,
  'cathedral-step': 2,
  'wall-or-cathedral-step': 2.2,
  'special-or-points': 1.2,
};

/** The worth of an effect, in points. */
export function worthOf(effect) {
  if (!effect) return 0;
  const { kind, n = 1, of = [], gain, cost } = effect;
  if (kind === 'both') return of.reduce((sum, each) => sum + worthOf(each), 0);
  if (kind === 'choose-one') return Math.max(...of.map(worthOf));
  if (kind === 'may' || kind === 'ability') return 2 * worthOf(gain);
  if (kind === 'pay') return Math.max(0, worthOf(gain) - priceOf(cost));
  if (kind === 'points-per') return 3 * n;
  if (kind === 'perform-action') return 3;
  return n * (WORTH[kind] ?? 1);
}
const priceOf = (cost = {}) =>
  Object.entries(cost).reduce((sum, [good, n]) => sum + n * (WORTH[good] ?? 1), 0);

const ACTIONS = {
  'construct-building': 6,
  'construct-wall': 5,
  'upgrade-action': 4,
  'kings-road': 4,
  'manage-mines': 2,
  'manage-quarries': 2,
};
/** The priority of steps, the highest first; a turn ends when nothing else is left. */
const STEPS = {
  CollectSlotBonus: 50,
  CollectUpgradeBonus: 50,
  ClaimSeal: 50,
  ScoreSpecialPoints: 50,
  ChooseTechnology: 45,
  ChooseBridgeTile: 45,
  ClaimCathedralTile: 45,
  PlacePlank: 45,
  ChoosePlazaReward: 45,
  ChoosePlazaTile: 45,
  ChooseAlternative: 45,
  ChooseProductionToken: 45,
  ChooseProductionKind: 45,
  ResolveRoadEffect: 44,
  ResolveRoadEgg: 44,
  ResolveUpArrow: 44,
  MoveUp: 42,
  MoveSideways: 41,
  PlaceBuilding: 30,
  PlaceWall: 30,
  PlaceUpgrade: 30,
  AdvanceRoad: 30,
  ManageMines: 30,
  ManageQuarries: 30,
  UseTechnology: 28,
  DeclareAction: 20,
  TakeActionTile: 20,
  BuyEgg: 12,
  DiscardWindows: 5,
  RefillRow: 4,
  EndTurn: 0,
  BuyExtraAction: -1,
  RefreshRow: -20,
  SkipMainAction: -10,
};

/** How much a command is liked. */
export function rate(command, state, pack) {
  return (STEPS[command.type] ?? 10) + (LIKES[command.type]?.(command, state, pack) ?? 0);
}

const tileIn = (list, state, row, slot) => list.find(({ id }) => id === state.rows[row].slots[slot]);

const LIKES = {
  PlaceBuilding({ slot, site }, state, pack) {
    const tile = tileIn(pack.buildings, state, 'building', slot);
    const { points, surcharge } = pack.city.sites.find(({ id }) => id === site);
    return worthOf(tile?.gain) + (tile?.icon ? 2 : 0) - priceOf(tile?.cost) / 2 + points - surcharge.gold / 2;
  },
  PlaceWall({ slot }, state, pack) {
    const tile = tileIn(pack.walls, state, 'wall', slot);
    return worthOf(tile?.gain) + (tile?.icon ? 2 : 0) - priceOf(tile?.cost) / 2;
  },
  PlaceUpgrade({ slot }, state, pack) {
    const tile = tileIn(pack.upgrades, state, 'upgrade', slot);
    return 2 * worthOf(tile?.bonus) + (tile?.university ?? 0);
  },
  DeclareAction: ({ action }) => ACTIONS[action] ?? 0,
  TakeActionTile({ position }, state, pack) {
    const place = pack.crane.positions[position];
    const lying = state.crane.tiles?.find?.((each) => (state.crane.arrow + each.sector) % 12 === position);
    const pair = pack.actionTiles.tiles.find(({ id }) => id === lying?.tile)?.sides[
      state.setup.variant.actionSide
    ];
    return (
      (place?.points ?? 0) - priceOf(place?.cost) + Math.max(0, ...(pair ?? []).map((each) => ACTIONS[each]))
    );
  },
  ManageMines: ({ choice }, { era }) => (choice === 'produce' || era === 'II' ? 1 : 2),
  ManageQuarries: ({ choice }, { era }) => (choice === 'produce' || era === 'II' ? 1 : 2),
  ResolveUpArrow: ({ accept }) => (accept ? 1 : 0),
};

/** The command that is liked best; of several the first. */
export function choose(commands, state, pack) {
  const rated = commands.map((command) => ({ command, liking: rate(command, state, pack) }));
  return rated.reduce((best, each) => (each.liking > best.liking ? each : best)).command;
}
