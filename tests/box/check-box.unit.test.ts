import { expect, test } from 'vitest';
import { packDataOf } from '@/lib/game/box/box';
import { checkBox } from '@/lib/game/box/check-box';
import { componentsOf, provenanceOf } from '@/lib/game/box/components';
import { BASE_PACK } from '@/lib/game/content/base';
import type { PackData } from '@/lib/game/engine/pack';
import { PACKS } from '@/lib/game/rulesets';

const base = { id: BASE_PACK.id, version: BASE_PACK.version };
const hintsOf = (changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  checkBox(packDataOf(BASE_PACK, { base, changes }));

test.each(PACKS.map((pack) => [`${pack.id} ${pack.version}`, pack] as const))(
  'nothing stands out in %s',
  (_title, pack) => {
    expect(checkBox(pack)).toEqual([]);
  },
);

const postern = 'wall-i-postern';
const corners = Object.fromEntries(BASE_PACK.walls.slice(0, 12).map(({ id }) => [id, { corners: [0, 3] }]));
const icons = Object.fromEntries(BASE_PACK.walls.map(({ id }) => [id, { icon: null }]));
const cubes = Object.fromEntries(BASE_PACK.buildings.map(({ id }) => [id, { cubeSpace: true }]));
const symbols = Object.fromEntries(BASE_PACK.walls.map(({ id }) => [id, { edges: [] }]));
const mines = Object.fromEntries(
  BASE_PACK.upgrades
    .filter((tile) => tile.action === 'manage-mines' && tile.era === 'I')
    .map(({ id }) => [id, { action: 'kings-road' }]),
);
const [wall] = BASE_PACK.walls.filter(({ id }) => id === 'wall-i-earth-rampart');

test.each([
  ['unusual-cost', { [postern]: { cost: { gold: 0, stone: 0 } } }],
  ['unusual-cost', { [postern]: { cost: { gold: 4, stone: 4 } } }],
  ['many-corners', { [postern]: { corners: [0, 2, 4] } }],
  ['many-sides', { [postern]: { edges: [0, 1].map((side) => ({ side, gain: { kind: 'gold', n: 1 } })) } }],
  ['same-tile', { [postern]: { ...facesOf(wall), corners: [3] } }],
  ['icons-differ', icons],
  ['cubes-differ', cubes],
  ['corners-differ', corners],
  ['symbols-differ', symbols],
  ['action-without-upgrade', mines],
  [
    'action-tiles-differ',
    { 'action-tile-1': { sides: { A: ['kings-road', 'manage-mines'], B: ['kings-road', 'manage-mines'] } } },
  ],
  [
    'same-face',
    { 'plaza-tan-1-a': { upper: { kind: 'gold-window', n: 1 }, lower: { kind: 'points', n: 3 } } },
  ],
  ['flat-rows', { cathedral: { rowPoints: [0, 2, 2, 7, 10, 13] } }],
] as const)('%s is noticed', (code, changes) => {
  expect(hintsOf(changes).map((hint) => hint.code)).toContain(code);
});

test('a component is known as well as the least known of its values', () => {
  const standing = (id: string) =>
    componentsOf(BASE_PACK as PackData)
      .filter((component) => component.id === id)
      .map(provenanceOf);
  expect(standing('road-space-i')).toEqual(['published']);
  expect(standing('wall-i-postern')).toEqual(['reconstructed']);
  expect(standing('wheel-sector-2')).toEqual(['inferred']);
  // The track is printed in published pictures, its bonuses are not.
  expect(standing('gold-mine-track')).toEqual(['reconstructed']);
});

function facesOf(tile: (typeof BASE_PACK.walls)[number] | undefined) {
  if (!tile) throw new Error('no such wall');
  const { cost, gain, icon, edges } = tile;
  return { cost, gain, icon, edges };
}
