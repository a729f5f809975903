import { expect, test } from 'vitest';
import { hasAll } from '@/components/ui/browser/payload';

interface Line {
  readonly id: string;
  readonly name: string;
}

test('a value without a property, or no object at all, is rejected', () => {
  expect(hasAll<Line>({ id: 'a', name: 'b', more: 1 }, ['id', 'name'])).toBe(true);
  for (const other of [{ id: 'a' }, { type: 'about:blank', status: 500 }, null, undefined, 'id', 3, []])
    expect(hasAll<Line>(other, ['id', 'name']), JSON.stringify(other)).toBe(false);
});
