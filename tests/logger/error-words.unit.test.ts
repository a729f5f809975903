import { afterEach, expect, test, vi } from 'vitest';
import { errorWords } from '@/lib/platform/logger/error-words';

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('request data is never part of a logged error', () => {
  const secret = 'my-secret-word';
  const parsing = errorWords(thrown(() => JSON.parse(`{"${secret}": nonsense`)));
  expect(parsing.err).toBe('SyntaxError');
  expect(parsing.stack).toMatch(/^\s+at /);
  const value = errorWords(new Error(`invalid input syntax for type uuid: "${secret}-and-very-much-more"`));
  expect(value.err).toBe('Error: invalid input syntax for type uuid: "…"');
  expect(JSON.stringify([parsing, value])).not.toContain(secret);
  expect(errorWords(new Error('x'.repeat(5000))).err.length).toBeLessThan(600);
  expect(errorWords({ body: secret })).toEqual({ err: 'not an error' });
});

test('nor the error of a page or a route', async () => {
  const { logger } = await import('@/lib/platform/logger');
  const { noteRequestError } = await import('@/lib/platform/ops/request-error');
  const said = vi.spyOn(logger(), 'error').mockImplementation(() => undefined);
  const error = Object.assign(Object(thrown(() => JSON.parse('my-secret-word'))), { digest: '4711' });
  const request = { path: '/seat/my-secret-token?lang=de', method: 'POST' };
  noteRequestError(error, request, { routePath: '/seat/[token]', routeType: 'action' });
  const where = { route: '/seat/:x', page: '/seat/[token]', method: 'POST' };
  expect(said).toHaveBeenCalledWith(
    expect.objectContaining({ err: 'SyntaxError', digest: '4711', ...where }),
    'a request failed',
  );
  expect(JSON.stringify(said.mock.calls)).not.toContain('my-secret');
  said.mockRestore();
});

const kept = { ...console };
afterEach(() => {
  Object.assign(console, kept);
  vi.resetModules();
});

test('console output of Next is a line of the log like any other', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none');
  const lines: [string, object, string][] = [];
  const level =
    (name: string) =>
    (facts: object | string, words = '') =>
      lines.push([name, typeof facts === 'string' ? {} : facts, typeof facts === 'string' ? facts : words]);
  const levels = { error: level('error'), warn: level('warn'), info: level('info'), debug: level('debug') };
  vi.doMock('@/lib/platform/logger', () => ({ logger: () => levels }));
  const { logConsole } = await import('@/lib/platform/logger/console');
  logConsole();
  console.error('\u001b[31m⨯\u001b[0m', new TypeError('no such thing'));
  console.warn('careful');
  console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  expect(lines.map(([name, , words]) => [name, words])).toEqual([
    ['error', '⨯'],
    ['warn', 'careful'],
    ['info', 'a body broke off'],
  ]);
  expect(lines[0]?.[1]).toMatchObject({ err: 'TypeError: no such thing' });
});
