import { expect, test } from 'vitest';
import { EnvironmentError, readEnv } from '@/lib/env';
import { createLogger } from '@/lib/logger';

const DATABASE_URL = 'postgresql://user:geheim@localhost/praga';

test('a database is all that must be set; the rest has defaults', () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({
    APP_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    LOG_LEVEL: 'info',
    PG_POOL: 10,
  });
});

test('a variable set to nothing counts as missing', () => {
  expect(readEnv({ DATABASE_URL, SMTP_URL: '', PG_POOL: '' })).toMatchObject({ PG_POOL: 10 });
});

test('the address of the service loses a trailing slash', () => {
  expect(readEnv({ DATABASE_URL, APP_URL: 'https://praga.example/' }).APP_URL).toBe('https://praga.example');
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

test('the logger hides tokens, seeds, cookies and authorization at any usual depth', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  log.info({ seed: 'geheim', request: { headers: { cookie: 'geheim', authorization: 'geheim' } } }, 'x');
  log.info({ seat: { token: 'geheim' }, secrets: { stacks: ['geheim'] }, gameId: 'kept' }, 'y');
  expect(lines.join('')).not.toContain('geheim');
  expect(lines.join('')).toContain('kept');
});
