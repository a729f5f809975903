import fs from 'node:fs';
import { expect, test } from 'vitest';
import { clientAddress } from '@/lib/platform/auth/address';
import { readEnv } from '@/lib/platform/env';
import { PLAIN_SCRIPTS, refuseKey } from '../../scripts/deploy/build';
import { newSettings } from '../../scripts/deploy/settings.mjs';

const asked = {
  appUrl: 'https://praga.example',
  smtpUrl: 'smtps://mail.example',
  mailFrom: 'A <a@b.example>',
  databaseUrl: 'postgresql://praga@localhost/praga',
};
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** Settings as the shell reads them; the form of a host takes each value as it is. */
const readLines = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return [name, value.replace(/^'(.*)'$/, '$1')];
    }),
  );
const settings = readLines(newSettings(asked));

test('the settings of a function are all that it asks for, and nothing has quotation marks', () => {
  const lines = newSettings({ ...asked, for: 'serverless' });
  expect(lines.filter((line) => /['"]/.test(line))).toEqual([]);
  const given = readLines(lines);
  expect(readEnv(given)).toMatchObject({ SERVERLESS: true, PG_POOL: 2, DATABASE_URL: asked.databaseUrl });
  expect(given).not.toHaveProperty('POSTGRES_PASSWORD');
  expect(refuseKey(given.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)).toBeUndefined();
  // The shell would split the sender at its space.
  expect(newSettings({ ...asked, for: 'systemd' })).toContain("MAIL_FROM='A <a@b.example>'");
});

test.each(['serverless', 'systemd'] as const)(
  'with the settings for %s each visitor has an address',
  (host) => {
    const { TRUSTED_PROXIES } = readEnv(readLines(newSettings({ ...asked, for: host })));
    // Neither knows the peer of a connection.
    const addressOf = (forwarded: string) =>
      clientAddress({ peer: undefined, forwarded }, TRUSTED_PROXIES ?? []);
    expect(addressOf('203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  },
);

test('no two deployments share a secret', () => {
  const [one, other] = [newSettings({ appUrl: 'http://x' }), newSettings({ appUrl: 'http://x' })];
  expect(one.filter((line) => other.includes(line))).toEqual([
    "APP_URL='http://x'",
    "SMTP_URL=''",
    "MAIL_FROM=''",
  ]);
});

test.each([
  [{ appUrl: 'praga.example' }, '--app-url praga.example is no address'],
  [
    { appUrl: 'https://praga.example', smtpUrl: 'mail.example:25' },
    '--smtp-url mail.example:25 is no address',
  ],
  [{ appUrl: 'https://praga.example', for: 'systemd' as const }, '--database-url  is no address'],
  [{ appUrl: 'https://praga.example', mailFrom: "O'Neil <o@b.example>" }, 'quotation mark'],
])('settings that would not be read as they are meant are refused: %j', (given, why) =>
  expect(() => newSettings(given)).toThrow(why),
);

test.each([
  [undefined, 'is missing'],
  ['short', 'bytes'],
])('a build refuses the key %s', (key, why) => expect(refuseKey(key)).toContain(why));

test('compose asks for nothing that the settings do not give', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)(?::\?[^}]*)?\}/g)].map((match) => match[1]);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => name === undefined || !(name in settings))).toEqual([]);
});

test.each([
  'Dockerfile',
  'compose.yaml',
  'deploy/praga@.service',
  'deploy/praga-scheduler.service',
  'docs/deploy.md',
])('every script that %s names is there', (file) => {
  const named = [...read(file).matchAll(/\bscripts\/[\w/.-]+\.(?:mjs|ts|sh)/g)].map(([place]) => place);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((place) => !fs.existsSync(place) && !PLAIN_SCRIPTS.includes(place))).toEqual([]);
});

test.each(PLAIN_SCRIPTS)('%s is made of a script that is there', (place) => {
  expect(fs.existsSync(place.replace(/\.mjs$/, '.ts'))).toBe(true);
});

test('the schedulers call an address that is there', () => {
  const { crons }: { crons: { path: string }[] } = JSON.parse(read('vercel.json'));
  for (const { path } of crons) expect(fs.existsSync(`app${path}/route.ts`)).toBe(true);
  expect(read('scripts/deploy/tick.ts')).toContain(crons[0]?.path);
});

test('the image does not run as root', () => {
  expect(read('Dockerfile').trimEnd().split('\n').at(-1)).toContain('serve.mjs');
  expect(read('Dockerfile').split('FROM ').at(-1)).toMatch(/^USER node$/m);
});
