/** Stored games get their pack from `loadPack`: `packFor` and `packFrom` have no box without its values. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The files that ask for a pack themselves, each with the pack that it asks for. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/learn/page.tsx': 'the kept position',
  'lib/features/archive/film.ts': 'the recorded film',
  'lib/features/boxes/box-changes.ts': 'the base of a box',
  'lib/features/boxes/boxes.ts': 'the base of a box',
  'lib/features/boxes/load-pack.ts': 'any pack',
  'lib/features/deals/deals.ts': 'the board of a deal, which has no box',
  'lib/features/puzzles/posed.ts': 'a bank of puzzles',
  'lib/features/puzzles/puzzles.ts': 'a bank of puzzles',
  'lib/features/puzzles/offline-puzzles.ts': 'a bank of puzzles',
  'lib/features/puzzles/try-puzzle.ts': 'a bank of puzzles',
  'lib/features/table/load/packs.ts': 'all registered packs',
};

const filesIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

test('no other feature or page loads a pack by its id', () => {
  const files = ['lib/features', 'app'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) => /\bpack(?:For|From)\(/.test(fs.readFileSync(file, 'utf8')));
  expect(asking.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
