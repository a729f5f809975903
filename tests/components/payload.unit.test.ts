import { expect, test } from 'vitest';
import { hasAll } from '@/components/ui/browser/payload';

interface Line {
  readonly id: string;
  readonly name: string;
}

test('what lacks a property, or is no object, is not what was asked for', () => {
  expect(hasAll<Line>({ id: 'a', name: 'b', more: 1 }, ['id', 'name'])).toBe(true);
  for (const other of [{ id: 'a' }, { type: 'about:blank', status: 500 }, null, undefined, 'id', 3, []])
    expect(hasAll<Line>(other, ['id', 'name']), JSON.stringify(other)).toBe(false);
});
