import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnv } from '@/lib/platform/env';
import { createLogger } from '@/lib/platform/logger';

const DATABASE_URL = 'postgresql://user:geheim@localhost/praga';

test('a database is all that must be set; the rest has defaults', () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({
    APP_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    LOG_LEVEL: 'info',
    SERVERLESS: false,
  });
});

test('a variable set to nothing counts as missing', () => {
  expect(readEnv({ DATABASE_URL, SMTP_URL: '', PG_POOL: '' })).not.toMatchObject({
    PG_POOL: expect.anything(),
  });
});

test('the address of the service loses a trailing slash', () => {
  expect(readEnv({ DATABASE_URL, APP_URL: 'https://praga.example/' }).APP_URL).toBe('https://praga.example');
});

test.each([
  ['https://praga.example/games', 'have no path after the host'],
  ['https://praga.example/?a', 'have no path after the host'],
  ['https://a@praga.example', 'have no path after the host'],
  ['https://praga.example/#a', 'have no path after the host'],
  ['praga.example', 'be a whole address'],
])('the address of the service is not %s: it must %s', (url, must) => {
  expect(refusalOf({ DATABASE_URL, APP_URL: url })).toContain(`APP_URL must ${must}`);
});

function refusalOf(source: Record<string, string>): string {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return String(error);
  }
}

test('everything that is missing or wrong is named in words, without its value', () => {
  const words = refusalOf({ SMTP_URL: 'mail.geheim', PG_POOL: 'many', CRON_SECRET: 'short' });
  expect(words).toContain('DATABASE_URL is missing');
  expect(words).toContain('SMTP_URL must be');
  expect(words).toContain('PG_POOL');
  expect(words).toContain('CRON_SECRET must have at least 16 characters');
  expect(words).not.toContain('geheim');
});

describe('a process that serves as a function', () => {
  const complete = {
    DATABASE_URL,
    AUTH_SECRET: 'a'.repeat(32),
    CRON_SECRET: 'c'.repeat(16),
    VAPID_PUBLIC_KEY: 'p'.repeat(87),
    VAPID_PRIVATE_KEY: 'k'.repeat(43),
    SMTP_URL: 'smtps://mail.example',
  };

  test.each(['SERVERLESS', 'VERCEL', 'NETLIFY', 'K_SERVICE'])('is told by %s', (name) => {
    expect(readEnv({ ...complete, [name]: '1' })).toMatchObject({ SERVERLESS: true });
  });

  test('needs all it could only keep on a disk', () => {
    const words = refusalOf({ DATABASE_URL, SERVERLESS: '1' });
    for (const name of Object.keys(complete).slice(1))
      expect(words).toContain(`${name} is missing: a function`);
  });

  test('is none when the settings say so, whatever the host', () => {
    expect(readEnv({ DATABASE_URL, VERCEL: '1', SERVERLESS: '0' })).toMatchObject({ SERVERLESS: false });
  });
});

test('the logger hides tokens, seeds, cookies and authorization at any usual depth', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  log.info({ seed: 'geheim', request: { headers: { cookie: 'geheim', authorization: 'geheim' } } }, 'x');
  log.info({ seat: { token: 'geheim' }, secrets: { stacks: ['geheim'] }, gameId: 'kept' }, 'y');
  expect(lines.join('')).not.toContain('geheim');
  expect(lines.join('')).toContain('kept');
});
