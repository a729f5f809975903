/** Places completed between two positions, which the board celebrates. */
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Grid } from '@/lib/game/engine/vocabulary';
import { nameOf } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';

export type Joy =
  /** A plaza was completed: flags are raised. */
  | { readonly kind: 'flags'; readonly plaza: string }
  /** A project has a new row: its stone is placed. */
  | { readonly kind: 'stone'; readonly grid: Grid; readonly row: number }
  /** A seal was claimed: its ribbon unrolls. */
  | { readonly kind: 'ribbon'; readonly seal: string }
  /** A technology was learned: its plaque is hung up. */
  | { readonly kind: 'plaque'; readonly tile: string }
  /** The last stone of the bridge was laid: it drops into its place. */
  | { readonly kind: 'keystone'; readonly place: string }
  /** The Cathedral reached its top: bells ring. */
  | { readonly kind: 'bells' };

/** The celebrations for the later of two positions; none after an undo. */
export function joysOf(pack: Pack, before: State, now: State): readonly Joy[] {
  if (now.seq <= before.seq) return [];
  const flags = now.plazas.flatMap(({ plaza, evaluated }, i): Joy[] =>
    evaluated && before.plazas[i]?.evaluated === false ? [{ kind: 'flags', plaza }] : [],
  );
  const raised = pack.grids.frames
    .map(({ id }) => id)
    .filter((grid) => topOf(now, grid) > topOf(before, grid));
  const stone = raised.map((grid): Joy => ({ kind: 'stone', grid, row: topOf(now, grid) }));
  const claimed = now.seals.filter(({ seal }) => before.seals.every((claim) => claim.seal !== seal));
  const ribbons = claimed.map(({ seal }): Joy => ({ kind: 'ribbon', seal }));
  const learned = technologiesOf(now).filter((tile) => !technologiesOf(before).includes(tile));
  const plaques = learned.map((tile): Joy => ({ kind: 'plaque', tile }));
  const gaps = before.bridge.filter(({ plank }) => plank === undefined);
  const isSpanned = gaps.length > 0 && now.bridge.every(({ plank }) => plank !== undefined);
  const keystones = isSpanned ? gaps.slice(-1) : [];
  const laid = keystones.map(({ place }): Joy => ({ kind: 'keystone', place }));
  const rows = pack.grids.frames.find(({ id }) => id === 'cathedral')?.rows;
  const rings = raised.includes('cathedral') && topOf(now, 'cathedral') + 1 === rows;
  return [
    ...flags,
    ...stone,
    ...ribbons,
    ...plaques,
    ...laid,
    ...(rings ? [{ kind: 'bells' } as const] : []),
  ];
}

const technologiesOf = ({ players }: State): readonly string[] =>
  players.flatMap(({ technologies }) => technologies.map(({ tile }) => tile));

/** The highest row of a project that a marker has reached. */
const topOf = ({ players }: State, grid: Grid): number =>
  Math.max(...players.map(({ grids }) => grids[grid].row));

type JoyOf<K extends Joy['kind']> = Extract<Joy, { readonly kind: K }>;

/** The name of each kind; undefined where another one of the same step says it. */
const NAMES: {
  readonly [K in Joy['kind']]: (words: Wording, pack: Pack, joy: JoyOf<K>) => string | undefined;
} = {
  flags: (words, pack, { plaza }) => nameOf(words, pack, plaza),
  stone: ({ t }, _, { grid, row }) => t('table.joy.row', { grid, row: row + 1 }),
  ribbon: (words, pack, { seal }) => nameOf(words, pack, seal),
  plaque: (words, pack, { tile }) => nameOf(words, pack, tile),
  keystone: ({ t }) => t('table.joy.bridge'),
  bells: () => undefined,
};

/** The name of a completed part. The cast is safe: the entry of a kind takes what has this kind. */
const joyName = (words: Wording, pack: Pack, joy: Joy): string | undefined =>
  (NAMES[joy.kind] as (words: Wording, pack: Pack, joy: Joy) => string | undefined)(words, pack, joy);

/** All that was completed, in one sentence; empty if nothing was. */
export function describeJoys(words: Wording, pack: Pack, joys: readonly Joy[]): string {
  const names = joys.flatMap((joy) => joyName(words, pack, joy) ?? []);
  return names.length === 0 ? '' : words.t('table.joy.completed', { what: words.list(names) });
}
