import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/env';
import { PLAIN_SCRIPTS, refuseKey } from '../../scripts/deploy/build';
import { newSettings } from '../../scripts/deploy/settings.mjs';

const read = (file: string) => fs.readFileSync(file, 'utf8');

const settings: Record<string, string> = Object.fromEntries(
  newSettings({
    appUrl: 'https://praga.example',
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'A <a@b.example>',
  }).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 2, -1)]),
);

test('the settings of a deployment are all that a function asks for', () => {
  const DATABASE_URL = 'postgresql://praga@localhost/praga';
  expect(readEnv({ ...settings, DATABASE_URL, SERVERLESS: '1' })).toMatchObject({ SERVERLESS: true });
  expect(refuseKey(settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)).toBeUndefined();
});

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
