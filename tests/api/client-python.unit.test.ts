import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { pythonClient } from '@/app/api-docs/python-client';
import { RETRY_VALUES, RETRY_NOW } from '../http/retry-values';
import { pythonFolder, WITH_PYTHON } from '../support/python-client';

const text = pythonClient();

test('every operation that answers with JSON has its method', () => {
  const paths = openapiDocument().paths as Record<string, object>;
  const wanted = CONTRACTS.filter(({ media, path }) => media === undefined && path in paths);
  const found = [...text.matchAll(/return self\.call\("([^"]+)"/g)].map(([, name]) => name);
  expect(found.sort()).toEqual(wanted.map(({ method, path }) => `${method} ${path}`).sort());
});

test('it imports nothing that has to be installed', () => {
  const modules = [...text.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
  const standard = 'datetime email http itertools json random re sys time typing urllib uuid'.split(' ');
  expect(modules.filter((name = '') => name !== '__future__' && !standard.includes(name))).toEqual([]);
});

/** Resolves every annotation, so a name that is declared nowhere is found. */
const RESOLVE = `
import ast, typing, praga_client
ast.parse(open("praga_client.py").read(), feature_version=(3, 9))
count = 0
for each in list(vars(praga_client).values()):
    if isinstance(each, type) and typing.is_typeddict(each):
        typing.get_type_hints(each)
        count += 1
for each in vars(praga_client.Client).values():
    if callable(each): typing.get_type_hints(each)
print(count)`;

const WAITS = `
import json, sys, praga_client
now = json.loads(sys.argv[1])
praga_client.time.time = lambda: now
print(json.dumps([praga_client.retry_after({"retry-after": text}) for text in json.loads(sys.argv[2])]))`;

describe.skipIf(!WITH_PYTHON)('in Python', () => {
  const folder = WITH_PYTHON ? pythonFolder('empty.py', '') : '';
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const run = (program: string, ...args: readonly string[]) =>
    spawnSync('python3', ['-B', '-c', program, ...args], { cwd: folder, encoding: 'utf8' });

  test('it is Python 3.9, and every type can be resolved', () => {
    const { stdout, stderr } = run(RESOLVE);
    expect(stderr).toBe('');
    expect(Number(stdout)).toBeGreaterThan(200);
  });

  test('it reads Retry-After as the other clients do', () => {
    const texts = RETRY_VALUES.map(([value]) => value);
    const { stdout, stderr } = run(WAITS, String(RETRY_NOW / 1000), JSON.stringify(texts));
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(RETRY_VALUES.map(([, ms]) => (ms === undefined ? null : ms / 1000)));
  });
});
