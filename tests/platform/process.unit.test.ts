import { expect, test, vi } from 'vitest';
import { perProcess } from '@/lib/platform/process';

test('all copies of a module have the same one, until it is forgotten', () => {
  const make = vi.fn(() => ({ at: 1 }));
  const [page, route] = [perProcess('pragaTried', make), perProcess('pragaTried', make)];
  expect(page.known()).toBeUndefined();
  expect(route.get()).toBe(page.get());
  expect(make).toHaveBeenCalledOnce();
  const other = page.replace({ at: 2 });
  expect(route.known()).toBe(other);
  route.forget();
  expect(page.get()).toEqual({ at: 1 });
});

test('one that may be missing is asked for without being made again and again', () => {
  const read = perProcess<number | undefined>('pragaTriedLater', () => undefined);
  expect(read.get()).toBeUndefined();
  read.replace(0);
  expect(read.get()).toBe(0);
  read.forget();
});
