/** The API keeps its members of 27 November 2026 (ce734ae8): answers still have them, and requests ask for no more. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { apiRoots, isAsked, memberLines, membersOf } from '../support/api-members';

/** Removed or changed as the log of changes says. */
const ANNOUNCED: ReadonlySet<string> = new Set([]);

const document = openapiDocument();
const roots = apiRoots(document);

/** Differences from a line of the kept file that would break a program. */
function faultsOf(line: string): readonly string[] {
  const [at = '', members = ''] = line.split(': ');
  const [root = '', ...names] = at.split(' ');
  let schema = roots.get(root.replaceAll('~', ' '));
  for (const name of names)
    schema = schema && membersOf(schema, document).find((each) => each.name === name)?.schema;
  if (!schema) return [`${at} is gone`];
  const now = new Map(membersOf(schema, document).map(({ name, isRequired }) => [name, isRequired]));
  const before = new Map(members.split(' ').map((name) => [name.replace('?', ''), !name.endsWith('?')]));
  const isRequest = isAsked(root.replaceAll('~', ' ')) || root.endsWith('Command');
  const gone = [...before.keys()].filter((name) => !now.has(name)).map((name) => `${at} ${name} is gone`);
  const needed = [...now].filter(([name, isRequired]) => isRequired && !before.get(name));
  const loose = [...before].filter(([name, wasRequired]) => wasRequired && now.get(name) === false);
  return isRequest
    ? [...gone, ...needed.map(([name]) => `${at} ${name} is asked for`)]
    : [...gone, ...loose.map(([name]) => `${at} ${name} may be missing`)];
}

test('every member that programs of 27 November read or send is unchanged', () => {
  const lines = fs.readFileSync('tests/fixtures/client/2026-11-27.members.txt', 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(700);
  expect(lines.flatMap(faultsOf).filter((fault) => !ANNOUNCED.has(fault))).toEqual([]);
});

test("today's file, kept by a later release, would pass", () => {
  const lines = memberLines(document);
  expect(lines.length).toBeGreaterThan(700);
  expect(lines.flatMap(faultsOf)).toEqual([]);
});
