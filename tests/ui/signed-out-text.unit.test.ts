/** Typed text over an ended session: kept for the person who typed it, and for nobody else. */
import { beforeEach, expect, test, vi } from 'vitest';
import { noteSent, textFor } from '@/components/ui/forms/signed-out-text';

const stores = vi.hoisted(() => {
  const storeOf = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      store: {
        read: (key: string) => kept.get(key) ?? null,
        write: (key: string, value: string) => kept.set(key, value).size > 0,
        remove: (key: string) => void kept.delete(key),
        keys: () => [...kept.keys()],
      },
    };
  };
  return { local: storeOf(), session: storeOf() };
});
vi.mock('@/components/ui/browser/browser-features', () => ({
  localStore: stores.local.store,
  sessionStore: stores.session.store,
}));

const FIELDS = [{ name: 'name', value: 'Bohumil' }];
const NOW = 1_000_000_000;
const MINUTE = 60_000;

beforeEach(() => {
  stores.local.kept.clear();
  stores.session.kept.clear();
});

/** A form that was answered by a page for strangers. */
function lose(who = 'anna', at = NOW): void {
  noteSent(who, '/me', FIELDS, at);
  expect(textFor(undefined, '/me', at + 1000)).toBeUndefined();
}

test('the text is handed out once, on the page of its form', () => {
  lose();
  expect(textFor('anna', '/me', NOW + MINUTE)).toEqual({ kind: 'fill', fields: FIELDS });
  expect(textFor('anna', '/me', NOW + MINUTE)).toBeUndefined();
});

test('elsewhere the page of its form is named, until it is opened', () => {
  lose();
  for (const path of ['/circles', '/me/holidays'])
    expect(textFor('anna', path, NOW + MINUTE)).toEqual({ kind: 'elsewhere', pathname: '/me' });
  expect(textFor('anna', '/me', NOW + MINUTE)?.kind).toBe('fill');
});

test('pages for strangers on the way keep it', () => {
  lose();
  for (const path of ['/sign-in', '/sign-in', '/puzzles']) textFor(undefined, path, NOW + MINUTE);
  expect(textFor('anna', '/me', NOW + 2 * MINUTE)?.kind).toBe('fill');
});

test('another person gets nothing, and it is gone', () => {
  lose();
  expect(textFor('bohumil', '/me', NOW + MINUTE)).toBeUndefined();
  expect(textFor('anna', '/me', NOW + MINUTE)).toBeUndefined();
  expect([...stores.local.kept, ...stores.session.kept]).toEqual([]);
});

test('a form that was answered for its person is not kept', () => {
  noteSent('anna', '/me', FIELDS, NOW);
  expect(textFor('anna', '/me', NOW + 1000)).toBeUndefined();
  textFor(undefined, '/me', NOW + 2000);
  expect(textFor('anna', '/me', NOW + 3000)).toBeUndefined();
});

test('nor is one from long before, nor one without fields; after an hour nothing waits', () => {
  noteSent('anna', '/me', FIELDS, NOW);
  textFor(undefined, '/me', NOW + 10 * MINUTE);
  expect(textFor('anna', '/me', NOW + 11 * MINUTE)).toBeUndefined();
  noteSent('anna', '/me', [], NOW);
  textFor(undefined, '/me', NOW + 1000);
  expect(textFor('anna', '/circles', NOW + MINUTE)).toBeUndefined();
  lose();
  expect(textFor('anna', '/me', NOW + 61 * MINUTE)).toBeUndefined();
});
