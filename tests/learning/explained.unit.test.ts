/** Each kind of choice is explained once to a browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainedNow, keepExplained } from '@/components/move/explained-kinds';

let jar = '';
const dataset: Record<string, string> = {};

beforeEach(() => {
  jar = 'theme=dark';
  vi.stubGlobal('document', {
    documentElement: { dataset },
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      const [name = ''] = pair.split('=');
      jar = [...jar.split('; ').filter((each) => !each.startsWith(`${name}=`)), pair].join('; ');
    },
  });
});
afterEach(() => {
  delete dataset.explained;
  vi.unstubAllGlobals();
});

/** The explanation on a page with these choices. */
function said(kinds: readonly string[]): string | undefined {
  const kind = explainedNow(kinds, jar);
  keepExplained(kind);
  return kind;
}

/** The page is left, and another opened. */
const reload = () => delete dataset.explained;

test('the more pressing kind first, for as long as it is on offer, and then never again', () => {
  expect(said(['PlaceWall', 'EndTurn'])).toBe('PlaceWall');
  expect(said(['PlaceWall', 'EndTurn'])).toBe('PlaceWall');
  expect(said(['EndTurn'])).toBe('EndTurn');
  expect(said(['PlaceWall', 'TakeActionTile'])).toBe('TakeActionTile');
  reload();
  expect(said(['PlaceWall', 'TakeActionTile', 'EndTurn'])).toBeUndefined();
  expect(jar.split('; ')).toContain('theme=dark');
});

test('an invalid cookie does not fail', () => {
  jar = 'known=99..x; theme=dark';
  expect(said(['EndTurn'])).toBe('EndTurn');
  reload();
  expect(said(['EndTurn'])).toBeUndefined();
});
