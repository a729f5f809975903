import { expect, test } from 'vitest';
import { componentsOf, FIELDS } from '@/lib/game/box/components';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { PACKS } from '@/lib/game/rulesets';

test.each(PACKS)('every standard value of $id $version is valid, and no difference', (pack) => {
  const changes = Object.fromEntries(
    componentsOf(pack).map(({ kind, id, entry }) => {
      const fields: readonly string[] = FIELDS[kind];
      return [id, Object.fromEntries(Object.entries(entry).filter(([field]) => fields.includes(field)))];
    }),
  );
  const values = { base: { id: pack.id, version: pack.version }, changes };
  expect(parseBoxValues(values)).toEqual({ ok: true, values: { ...values, changes: {} } });
});

const [newest] = PACKS.filter(({ id }) => id === 'reconstruction').toSorted((a, b) => b.version - a.version);
const base = { id: newest?.id, version: newest?.version };
const parse = (changes: unknown) => parseBoxValues({ base, changes });
const codeOf = (parsed: ReturnType<typeof parseBoxValues>) => (parsed.ok ? 'ok' : parsed.problem.code);
const one = (id: string, values: unknown) => ({ [id]: values });

const gold = { kind: 'gold', n: 1 };
const egg = { kind: 'egg', n: 1 };
const both = (...of: readonly unknown[]) => ({ kind: 'both', of });
const choose = (...of: readonly unknown[]) => ({ kind: 'choose-one', of });
const ability = (trigger: string, gain: unknown, more: object = {}) => ({
  kind: 'ability',
  trigger,
  gain,
  ...more,
});
const nested = (levels: number): unknown => (levels === 1 ? gold : both(gold, nested(levels - 1)));
const postern = (values: unknown) => one('wall-i-postern', values);
const wall = (gain: unknown) => postern({ gain });
const square = (row: number, column: number, ...effects: readonly unknown[]) =>
  one('cathedral-base', { squares: effects.map((effect) => ({ row, column, effect })) });
const bonuses = (...fields: readonly number[]) =>
  one('quarry-track', { productionBonuses: fields.map((field) => ({ field, gain: point })) });
const sides = (...A: readonly string[]) =>
  one('action-tile-1', { sides: { A, B: ['kings-road', 'manage-mines'] } });
const lasting = (effect: unknown) => one('technology-i-crane-points', { effect });
const once = (effect: unknown) => one('technology-iv-plaza', { effect });
const produce = (what: string) => ({ kind: 'produce', what });
const perform = { kind: 'perform-action', action: 'any' };
const point = { kind: 'points', n: 1 };
const spend = (cost: unknown) => one('seal-gold', { end: { kind: 'spend-for-points', cost, n: 2 } });

test.each([
  ['four levels', wall(nested(4))],
  ['a choice of all and one', wall(choose(both(gold, point), { kind: 'egg', n: 2 }))],
  ['an ability once per turn that feeds itself', lasting(ability('egg', egg, { limit: 'once-per-turn' }))],
  ['an action and a rest', once(both(gold, perform, point))],
  ['a production of choice', once(choose(produce('gold'), produce('stone')))],
  ['a name with an apostrophe', postern({ name: 'Zadní branka „U mlýna“' })],
  ['a V tile without gain', one('bridge-v-university', { gain: null })],
])('accepts %s', (_what, changes) => {
  expect(parse(changes)).toEqual({ ok: true, values: { base, changes } });
});

test.each([
  ['corners in any order', postern({ corners: [5, 1] }), postern({ corners: [1, 5] })],
  [
    'zeros in a price',
    one('seal-gold', { cost: { gold: 0, stone: 1 } }),
    one('seal-gold', { cost: { stone: 1 } }),
  ],
  ['a price of a tile in part', postern({ cost: { stone: 3 } }), postern({ cost: { gold: 0, stone: 3 } })],
  ['equal to the standard', postern({ cost: { stone: 1 }, gain: gold }), postern({ gain: gold })],
  ['nothing differs', postern({ corners: [4] }), {}],
  [
    'bonuses of a track',
    bonuses(4, 3),
    one('quarry-track', {
      productionBonuses: [3, 4].map((field, i) => ({
        id: `quarry-bonus-${i + 1}`,
        field,
        gain: point,
        provenance: 'reconstructed',
      })),
    }),
  ],
])('brings to one form: %s', (_what, changes, canonical) => {
  expect(parse(changes)).toEqual({ ok: true, values: { base, changes: canonical } });
});

test.each<readonly [string, string, unknown]>([
  ['five levels', 'unknown-effect', wall(nested(5))],
  ['a technology of five levels', 'unknown-effect', once(nested(5))],
  ['an unknown component', 'unknown-component', one('wall-i-nowhere', { gain: gold })],
  ['a component no box may change', 'unknown-component', one('player-start', { gold: 9 })],
  ['an unknown field', 'unknown-field', postern({ era: 'II' })],
  ['a field of another kind', 'unknown-field', postern({ bonus: gold })],
  ['a field of an effect too many', 'unknown-field', wall({ ...gold, m: 1 })],
  ['a member called __proto__', 'unknown-field', JSON.parse('{"__proto__":{"gain":{"kind":"gold","n":1}}}')],
  ['a component called constructor', 'unknown-field', JSON.parse('{"constructor":{}}')],
  ['a component called toString', 'unknown-component', JSON.parse('{"toString":{}}')],
  ['an unknown kind', 'unknown-effect', wall({ kind: 'wish', n: 1 })],
  ['nothing gained', 'bad-value', wall({ kind: 'gold', n: 0 })],
  ['a huge number', 'bad-value', wall({ kind: 'points', n: 1e9 })],
  ['a broken number', 'bad-value', wall({ kind: 'points', n: 1.5 })],
  ['a negative price', 'bad-value', postern({ cost: { gold: -1 } })],
  ['a price nobody can pay', 'bad-value', postern({ cost: { gold: 10 } })],
  ['a price in eggs for a wall', 'unknown-field', postern({ cost: { egg: 1 } })],
  ['a list of one', 'bad-value', wall(both(gold))],
  ['a list of five', 'bad-value', wall(both(gold, gold, gold, gold, gold))],
  [
    'nine parts',
    'too-many-parts',
    wall(both(both(gold, gold, gold, gold), both(gold, gold, gold, gold), gold)),
  ],
  [
    'three choices',
    'too-many-choices',
    wall(both(choose(gold, point), choose(gold, point), choose(gold, point))),
  ],
  ['an action as a gain', 'unknown-effect', wall(perform)],
  ['an ability as a gain', 'unknown-effect', wall(ability('egg', gold))],
  ['a production as a gain', 'unknown-effect', wall(produce('gold'))],
  ['plaza rewards at a plaza', 'unknown-effect', one('plaza-tan-1-a', { upper: { kind: 'plaza-rewards' } })],
  ['an arrow as a gain', 'unknown-effect', wall({ kind: 'arrow-up' })],
  ['an ability that is used once', 'unknown-effect', once(ability('egg', gold))],
  ['a gain that lasts', 'bad-value', lasting(gold)],
  ['an action in an ability', 'unknown-effect', lasting(ability('egg', perform))],
  ['an action in a choice', 'unknown-effect', once(choose(perform, gold))],
  ['two actions', 'performs-twice', once(both(perform, perform))],
  [
    'an ability while the pawn is here, on a technology',
    'unknown-field',
    lasting(ability('egg', gold, { while: 'pawn-here' })),
  ],
  ['an ability that feeds itself', 'feeds-itself', lasting(ability('egg', both(point, egg)))],
  [
    'abilities that feed each other',
    'feeds-itself',
    {
      ...lasting(ability('egg', { kind: 'blue-token', n: 1 })),
      'technology-ii-egg': { effect: ability('blue-token', { kind: 'red-token', n: 1 }) },
      'road-tile-ii-b': { free: ability('red-token', egg, { while: 'pawn-here' }) },
    },
  ],
  ['a question each time', 'repeated-choice', lasting(ability('egg', choose(gold, point)))],
  ['corner 6', 'bad-value', postern({ corners: [6] })],
  ['a corner twice', 'twice', postern({ corners: [1, 1] })],
  [
    'a side twice',
    'twice',
    postern({
      edges: [
        { side: 1, gain: gold },
        { side: 1, gain: point },
      ],
    }),
  ],
  ['two of a thing on a side', 'bad-value', postern({ edges: [{ side: 1, gain: { kind: 'gold', n: 2 } }] })],
  ['another icon', 'bad-value', postern({ icon: 'cathedral' })],
  ['a square twice', 'twice', square(1, 1, point, { kind: 'points', n: 2 })],
  ['a square beside the grid', 'bad-value', square(6, 0, point)],
  ['an effect on the start', 'on-the-start', square(0, 0, point)],
  ['an arrow off the side', 'off-the-grid', square(1, 5, { kind: 'arrow-sideways' })],
  ['an arrow off the top', 'off-the-grid', square(5, 1, { kind: 'arrow-up' })],
  ['gold on a square', 'unknown-effect', square(1, 1, gold)],
  ['five rows', 'bad-value', one('cathedral', { rowPoints: [0, 1, 2, 3, 4] })],
  ['falling rows', 'falling', one('cathedral', { rowPoints: [0, 1, 5, 3, 4, 6] })],
  [
    'other tiers',
    'fixed',
    one('cathedral', {
      tiers: [
        { tier: 'I', rows: [0] },
        { tier: 'II', rows: [1, 2, 3], crossing: {} },
        { tier: 'III', rows: [4, 5], crossing: {} },
      ],
    }),
  ],
  ['a bonus off the track', 'bad-value', bonuses(8)],
  ['a bonus under the token', 'bad-value', bonuses(1)],
  [
    'two bonuses on a field',
    'twice',
    one('quarry-track', { productionBonuses: [2, 1].map((n) => ({ field: 3, gain: { ...point, n } })) }),
  ],
  ['a bonus reached for nothing', 'reached-at-start', one('wealth-gold-6', { reach: {} })],
  ['a seal that spends nothing', 'no-price', spend({})],
  ['a seal that spends eggs', 'unknown-field', spend({ egg: 1 })],
  ['an action twice on a tile', 'twice', sides('kings-road', 'kings-road')],
  ['a free egg on the wheel', 'no-price', one('wheel-sector-6', { bonus: { kind: 'buy-egg', cost: {} } })],
  [
    'a tile IV that counts at the end',
    'unknown-field',
    one('bridge-iv-university', { end: { kind: 'points-per', n: 1, per: 'wall' } }),
  ],
  ['a tile IV without gain', 'bad-value', one('bridge-iv-university', { gain: null })],
  ['a name of markup', 'bad-name', postern({ name: '<b>Gate</b>' })],
  ['a name with a link', 'bad-name', postern({ name: 'see evil.example' })],
  ['a name with an address', 'bad-name', postern({ name: 'https://x' })],
  ['a name with a control', 'bad-name', postern({ name: 'a\u0007b' })],
  ['a name that turns the line', 'bad-name', postern({ name: 'a\u202eb' })],
  ['a name of 41 characters', 'bad-name', postern({ name: 'a'.repeat(41) })],
  ['an empty name', 'bad-name', postern({ name: '' })],
  ['a component of nothing', 'bad-value', postern(null)],
  ['no changes', 'not-a-box', null],
])('refuses %s: %s', (_what, code, changes) => {
  expect(codeOf(parse(changes))).toBe(code);
});

test.each<readonly [string, string, unknown]>([
  ['no object', 'not-a-box', 7],
  ['nothing', 'not-a-box', null],
  ['undefined', 'not-a-box', undefined],
  ['a list', 'not-a-box', []],
  ['a function', 'not-json', () => 1],
  ['a map', 'not-json', new Map()],
  ['no number', 'not-json', { base, changes: postern({ gain: { kind: 'gold', n: NaN } }) }],
  ['an unknown base', 'unknown-base', { base: { id: 'expansion', version: 1 }, changes: {} }],
  ['an unknown version', 'unknown-base', { base: { ...base, version: 99 }, changes: {} }],
  ['a box as base', 'unknown-base', { base: { id: `box:${'0'.repeat(64)}`, version: 1 }, changes: {} }],
  ['a member too many', 'not-a-box', { base, changes: {}, more: 1 }],
])('refuses %s: %s', (_what, code, input) => {
  expect(codeOf(parseBoxValues(input))).toBe(code);
});
