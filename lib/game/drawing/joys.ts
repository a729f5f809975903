/** Places completed between two positions, which the board celebrates. */
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { Grid } from '@/lib/game/engine/vocabulary';

export type Joy =
  /** A plaza was completed: flags are raised. */
  | { readonly kind: 'flags'; readonly plaza: string }
  /** A project has a new row: its stone is placed. */
  | { readonly kind: 'stone'; readonly grid: Grid }
  /** A seal was claimed: its ribbon unrolls. */
  | { readonly kind: 'ribbon'; readonly seal: string }
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
  const stone = raised.map((grid): Joy => ({ kind: 'stone', grid }));
  const claimed = now.seals.filter(({ seal }) => before.seals.every((claim) => claim.seal !== seal));
  const ribbons = claimed.map(({ seal }): Joy => ({ kind: 'ribbon', seal }));
  const rows = pack.grids.frames.find(({ id }) => id === 'cathedral')?.rows;
  const rings = raised.includes('cathedral') && topOf(now, 'cathedral') + 1 === rows;
  return [...flags, ...stone, ...ribbons, ...(rings ? [{ kind: 'bells' } as const] : [])];
}

/** The highest row of a project that a marker has reached. */
const topOf = ({ players }: State, grid: Grid): number =>
  Math.max(...players.map(({ grids }) => grids[grid].row));
