/** The memory limits of a server, started by `npm start` or by a bench. */
import { expect, test } from 'vitest';
import { frugal } from '@/scripts/lib/server';

const optionsOf = (env: Record<string, string>, around: Record<string, string> = {}) =>
  frugal(env, { NODE_ENV: 'test', ...around }).NODE_OPTIONS?.split(' ');

test('old and young objects have a limit, whatever else is set', () => {
  expect(optionsOf({}, { NODE_OPTIONS: '--enable-source-maps' })).toEqual([
    '--enable-source-maps',
    '--max-old-space-size=768',
    '--max-semi-space-size=16',
  ]);
});

test('who sets a limit has their way, and the other stays', () => {
  expect(optionsOf({ NODE_OPTIONS: '--max_old_space_size=300' })).toEqual([
    '--max_old_space_size=300',
    '--max-semi-space-size=16',
  ]);
  expect(optionsOf({}, { NODE_OPTIONS: '--max-semi-space-size=64' })).toEqual([
    '--max-semi-space-size=64',
    '--max-old-space-size=768',
  ]);
});

test('memory outside of the heap is returned, unless the settings say otherwise', () => {
  expect(frugal({}, { NODE_ENV: 'test', MALLOC_ARENA_MAX: '8' })).not.toHaveProperty('MALLOC_ARENA_MAX');
  expect(frugal({}, { NODE_ENV: 'test' })).toMatchObject({ MALLOC_ARENA_MAX: '2' });
});
