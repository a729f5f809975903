import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '@/components/live/new-id';

test('ids are of version 4, and no two are alike', () => {
  const ids = Array.from({ length: 500 }, () => newId());
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
