/** Every replay is played by one hook, and no module keeps what belongs to a page. */
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

const files = projectFiles(/^components\/(?:history|live\/film|archive|analysis\/review)\/.*\.tsx?$/);
/** The script of a frame: a page of its own, with its own state. */
const FRAME = 'components/archive/follow.ts';
const filesWith = (text: RegExp) =>
  files.filter((file) => file !== FRAME && text.test(readText(file))).sort();

test('a moment, what was missed, a reviewed turn and an exported game are played by the same hook', () => {
  expect(filesWith(/\buseReplay\(\{/)).toEqual([
    'components/analysis/review/turn-replay.tsx',
    'components/archive/viewer.tsx',
    'components/history/replay/position-replay.tsx',
    'components/history/replay/use-replay.ts',
    'components/live/film/film-stage.tsx',
    'components/live/film/use-missed-film.ts',
  ]);
});

test('all of them have the controls of one player', () => {
  expect(filesWith(/<(?:Player|PlayButtons)\b/)).toEqual([
    'components/analysis/review/turn-replay.tsx',
    'components/archive/viewer.tsx',
    'components/history/replay/moment-part.tsx',
    'components/history/replay/player.tsx',
    'components/live/film/strip.tsx',
  ]);
  expect(filesWith(/aria-pressed=/)).toEqual(['components/history/replay/player.tsx']);
});

test('only that hook has a clock of its own: the others wait for a rest, or for a place to come into sight', () => {
  expect(filesWith(/\bsetInterval\(/)).toEqual([]);
  expect(filesWith(/\bsetTimeout\(/)).toEqual([
    'components/archive/verify/run.ts',
    'components/history/replay/player.tsx',
    'components/history/replay/use-address.ts',
    'components/history/replay/use-replay.ts',
    'components/live/film/use-missed-film.ts',
  ]);
});

test('no module keeps the state of a page', () => {
  expect(filesWith(/^(?:export )?let /m)).toEqual([]);
});
