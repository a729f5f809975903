import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { pythonTypes } from '@/tools/packages/python-types';
import { packPython } from '@/tools/packages';
import { isFull } from '../support/full';
import { HAS_PYTHON, HAS_SETUPTOOLS } from '../support/python';

const FOLDER = 'packages/client-python';
const text = pythonTypes(openapiDocument());

test('the types are those of the description (vitest -u writes them)', async () => {
  await expect(text).toMatchFileSnapshot(`../../${FOLDER}/praga_client/types.py`);
});

test('every operation that answers with JSON has its overload', () => {
  const paths = openapiDocument().paths as Record<string, object>;
  const wanted = CONTRACTS.filter(({ media, path }) => media === undefined && path in paths);
  const found = [...text.matchAll(/operation: Literal\["([^"]+)"\]/g)].map(([, name]) => name);
  expect(found.sort()).toEqual(wanted.map(({ method, path }) => `${method} ${path}`).sort());
});

test('it imports nothing that has to be installed', () => {
  const source = fs.readFileSync(`${FOLDER}/praga_client/__init__.py`, 'utf8');
  const modules = [...source.matchAll(/^(?:import|from) ([\w.]+)/gm)].map(
    ([, name = '']) => name.split('.')[0],
  );
  const known = [
    '',
    '__future__',
    'collections',
    'http',
    'itertools',
    'json',
    're',
    'time',
    'typing',
    'urllib',
    'uuid',
  ];
  expect(modules.filter((name = '') => !known.includes(name))).toEqual([]);
});

/** Resolves every annotation, so a name that is nowhere declared is found. */
const RESOLVE = `
import typing, praga_client, praga_client.types as types
count = 0
for each in list(vars(types).values()):
    if isinstance(each, type) and typing.is_typeddict(each):
        typing.get_type_hints(each)
        count += 1
print(count)`;

describe.skipIf(!HAS_PYTHON)('in Python', () => {
  test('every type can be resolved', () => {
    const { stdout, stderr } = spawnSync('python3', ['-B', '-c', RESOLVE], { cwd: FOLDER, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(Number(stdout)).toBeGreaterThan(200);
  });

  test.runIf(isFull && HAS_SETUPTOOLS)('it is packed with its types, and may not be published yet', () => {
    const to = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-python-'));
    packPython(path.join(to, 'client-python'));
    const archive = path.join(to, 'praga-client-1.1.0.tar.gz');
    const listed = spawnSync('tar', ['tzf', archive], { encoding: 'utf8' }).stdout;
    for (const file of ['__init__.py', 'types.py', 'py.typed'])
      expect(listed).toContain(`praga-client-1.1.0/praga_client/${file}\n`);
    const info = spawnSync('tar', ['xzOf', archive, 'praga-client-1.1.0/PKG-INFO'], { encoding: 'utf8' });
    expect(info.stdout).toContain('Classifier: Private :: Do Not Upload');
    fs.rmSync(to, { recursive: true });
  });
});
