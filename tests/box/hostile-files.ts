/** Files that are no boxes: junk of many kinds in many places, each with a name. */
import { BASE_PACK } from '@/lib/game/content/base';

const base = { id: BASE_PACK.id, version: BASE_PACK.version };
const FILE = { format: 'praga-by-post/box', version: 1, name: 'Ours', base, changes: {}, looked: [] };
const point = { kind: 'points', n: 1 };
const text = (more: object): string => JSON.stringify({ ...FILE, ...more });
const change = (id: string, value: unknown): string => text({ changes: { [id]: value } });
const nested = (levels: number, kind: string): object =>
  levels === 0 ? point : { kind, of: [point, nested(levels - 1, kind)] };
const brackets = (n: number): string => '['.repeat(n) + ']'.repeat(n);
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const big = 'A'.repeat(1_000_000);

type Hostile = readonly [name: string, text: string];

const KEYS = ['__proto__', 'constructor', 'prototype'];
const protos: readonly Hostile[] = KEYS.flatMap((key): Hostile[] => {
  const member = `"${key}":{"polluted":true}`;
  const within = (part: string): string => text({ changes: {} }).replace('"changes":{}', part);
  return [
    [`${key} in the file`, text({}).replace('{', `{${member},`)],
    [`${key} in its base`, text({}).replace('"base":{', `"base":{${member},`)],
    [`${key} as a component`, within(`"changes":{${member}}`)],
    [`${key} in a component`, within(`"changes":{"wall-i-postern":{${member}}}`)],
    [`${key} in an effect`, within(`"changes":{"wall-i-postern":{"gain":{"kind":"points",${member}}}}`)],
    [`${key} as a name`, text({ name: { [key]: 1 } })],
    [`${key} as a looked component`, text({ looked: [key] })],
  ];
});

/** None of these is a name. */
const NAMES = [
  '<b>Gate</b>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&lt;b&gt;',
  '&#60;b&#62;',
  'javascript://x',
  'https://evil.example',
  'www.evil.example',
  'see evil.example',
  'anna@evil.example',
  '[link](x)',
  '`code`',
  '${secret}',
  'a\\b',
  'a|b',
  'a\u0000b',
  'a\u0007b',
  'a\nb',
  'a\u2028b',
  'a\u202eb',
  'a\u2066b',
  '\ud800',
  '',
  ' ',
  ' padded ',
  'A'.repeat(41),
  'e\u0301'.repeat(30),
  big.slice(0, 90_000),
];
const names: readonly Hostile[] = NAMES.flatMap((name, i): Hostile[] => [
  [`name ${i} of the box`, text({ name })],
  [`name ${i} of a tile`, change('wall-i-postern', { name })],
]);

const JUNK: readonly unknown[] = [null, 77, -1, 1.5, 1e308, 'text', '', true, [], [[]], { a: { b: {} } }];
const members: readonly Hostile[] = Object.keys(FILE).flatMap((member) =>
  JUNK.filter((junk) => member !== 'looked' || !Array.isArray(junk) || junk.length > 0)
    .filter((junk) => member !== 'name' || junk !== 'text')
    .map((junk): Hostile => [`${member} is ${JSON.stringify(junk)}`, text({ [member]: junk })]),
);
const values: readonly Hostile[] = JUNK.flatMap((junk): Hostile[] => [
  [`a component is ${JSON.stringify(junk)}`, change('wall-i-postern', junk === null ? junk : [junk])],
  [`a cost is ${JSON.stringify(junk)}`, change('wall-i-postern', { cost: { gold: junk } })],
  [`a gain is ${JSON.stringify(junk)}`, change('wall-i-postern', { gain: junk })],
  [`corners are ${JSON.stringify(junk)}`, change('wall-i-postern', { corners: [junk] })],
  [`squares are ${JSON.stringify(junk)}`, change('cathedral-base', { squares: [junk] })],
]);

const ability = (trigger: string, gain: string) => ({
  effect: { kind: 'ability', trigger, gain: { kind: gain, n: 1 } },
});
const LASTING = BASE_PACK.technologies.filter(({ use }) => use === 'permanent').map(({ id }) => id);
const GOODS = ['egg', 'blue-token', 'red-token'];
/** Rings of one to three abilities, each the cause of the next. */
const cycles: readonly Hostile[] = GOODS.flatMap((from, i) =>
  [1, 2, 3].map((length): Hostile => {
    const ring = times(length, (n) => {
      const next = n === length - 1 ? from : (GOODS[(i + n + 1) % 3] ?? from);
      return [LASTING[n] ?? '', ability(GOODS[(i + n) % 3] ?? from, next)] as const;
    });
    return [`a ring of ${length} from ${from}`, text({ changes: Object.fromEntries(ring) })];
  }),
);

const sizes: readonly Hostile[] = [
  ['nothing', ''],
  ['no JSON', 'junk'],
  ['half a file', text({}).slice(0, -3)],
  ['a string of a megabyte', JSON.stringify(big)],
  ['a name of a megabyte', text({ name: big })],
  ['a key of a megabyte', text({ [big]: 1 })],
  ['a component of a megabyte', change(big, {})],
  ['a number of a megabyte', `{"version":${'1'.repeat(1_000_000)}}`],
  ['a list of a million', `[${'0,'.repeat(1_000_000)}0]`],
  ['forty thousand zeros looked at', text({ looked: times(40_000, () => 0) })],
  ['a thousand names looked at', text({ looked: times(1000, (i) => `wall-${i}`) })],
  ['ten thousand components', text({ changes: Object.fromEntries(times(9_000, (i) => [`w${i}`, 1])) })],
  ['thousands of corners', change('wall-i-postern', { corners: times(20_000, () => 1) })],
  ['thousands of squares', change('cathedral-base', { squares: times(900, () => ({ row: 1, column: 1 })) })],
  ['thousands of parts', change('wall-i-postern', { gain: { kind: 'both', of: times(2_000, () => point) } })],
  ['lists 50 deep', brackets(50)],
  ['lists 49,000 deep', brackets(49_000)],
  ['lists a million deep', brackets(1_000_000)],
  ['objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ...times(20, (i): Hostile => {
    const kind = i % 2 === 0 ? 'both' : 'choose-one';
    return [`${i + 4} levels of ${kind}`, change('wall-i-postern', { gain: nested(i + 4, kind) })];
  }),
];

/** More than two hundred files; each must be refused. */
export const HOSTILE_FILES: readonly Hostile[] = [
  ...sizes,
  ...protos,
  ...names,
  ...members,
  ...values,
  ...cycles,
];
