/** Files of boxes: the published schema, and junk of every kind. */
import Ajv2020 from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { boxFileJsonSchema, boxFileOf, parseBoxFile } from '@/lib/game/box/box-file';
import { isBoxProblemCode } from '@/lib/game/box/check-box';
import { BASE_PACK } from '@/lib/game/content/base';
import { PACKS } from '@/lib/game/rulesets';
import { HOSTILE_FILES } from './hostile-files';
import { randomBox } from './random-box';

const isFile = new Ajv2020({ strict: false }).compile(boxFileJsonSchema());

test.each([1, 2, 3])('the schema and the reader take the file of box %i', (seed) => {
  for (const pack of PACKS) {
    const file = boxFileOf('Ours', randomBox(seed, pack), []);
    expect(isFile(file)).toBe(true);
    expect(parseBoxFile(JSON.stringify(file))).toEqual({ ok: true, file });
  }
});

test('the schema refuses another format, base, component, field and effect', () => {
  const file = boxFileOf('Ours', randomBox(1, BASE_PACK), []);
  const wall = (values: object) => ({ ...file, changes: { 'wall-i-postern': values } });
  for (const wrong of [
    { ...file, format: 'x' },
    { ...file, base: { ...file.base, version: 99 } },
    { ...file, looked: ['wall'] },
    { ...file, changes: { wall: {} } },
    wall({ art: 'x' }),
    wall({ cost: { gold: 99 } }),
    wall({ gain: { kind: 'arrow-up' } }),
  ])
    expect(isFile(wrong), JSON.stringify(wrong).slice(0, 80)).toBe(false);
});

test('junk of more than two hundred kinds is refused with a short reason', () => {
  expect(HOSTILE_FILES.length).toBeGreaterThan(200);
  expect(new Set(HOSTILE_FILES.map(([name]) => name)).size).toBe(HOSTILE_FILES.length);
  const taken = HOSTILE_FILES.filter(([, text]) => {
    const parsed = parseBoxFile(text);
    return parsed.ok || !isBoxProblemCode(parsed.problem.code) || JSON.stringify(parsed).length > 500;
  });
  expect(taken.map(([name]) => name)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
