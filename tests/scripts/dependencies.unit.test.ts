import fs from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

const IMPORT = /(?:from|import\() ?'((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g;

test('packages that the running service imports are production packages', () => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    fs.readFileSync('package.json', 'utf8'),
  );
  const code = projectFiles(/^(app|components|lib)\/.*\.tsx?$|^(proxy|instrumentation(-node)?)\.ts$/);
  const imported = code.flatMap((file) =>
    [...readText(file).matchAll(IMPORT)].map(([, name = '']) => ({ file, name })),
  );
  expect(imported.length).toBeGreaterThan(300);
  expect(imported.filter(({ name }) => name in devDependencies)).toEqual([]);
});
