/** The pages of docs/deploy and their files are whole: parts, shell, units of systemd, compose. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { blocksOf, PAGES, PARTS, partsOf } from './deploy-pages';
import { readText } from './project-files';

test('there is a page for each way of hosting', () => {
  expect(PAGES.map((page) => path.basename(page, '.md'))).toEqual([
    'compose',
    'one-machine',
    'serverless',
    'systemd',
  ]);
});

test.each(PAGES)('%s has the six parts, each with blocks to copy and what one should see', (page) => {
  const parts = partsOf(page);
  expect(parts.map(({ title }) => title)).toEqual(PARTS);
  for (const { blocks, last } of parts) {
    expect(blocks.length).toBeGreaterThan(0);
    expect(last).toMatch(/^You should see /);
  }
});

test.each(PAGES)('%s ends its start with the doctor', (page) => {
  expect(partsOf(page)[0]?.blocks.at(-1)).toContain('operator -- doctor');
});

test.each(PAGES.flatMap((page) => blocksOf(page).map((block, n) => [page, n, block] as const)))(
  '%s, block %i, is read by bash',
  (_page, _n, block) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);

const UNITS = fs.readdirSync('deploy').filter((name) => name.endsWith('.service'));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const WITHOUT = 'systemd-analyze is not here: the Debian package systemd has it';
if (!hasSystemd) console.warn(`The units of systemd are not verified: ${WITHOUT}.`);

/** The complaints of systemd about units; Node is where we run it. */
function complaintsAbout(change: (text: string) => string = (text) => text): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-units-'));
  for (const name of UNITS) {
    const text = readText(`deploy/${name}`).replace('/usr/bin/node', process.execPath);
    fs.writeFileSync(path.join(folder, name), change(text));
  }
  const files = UNITS.map((name) => path.join(folder, name.replace('@.', '@3000.')));
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  return stderr;
}

test.skipIf(!hasSystemd)(`systemd accepts every unit${hasSystemd ? '' : ` (${WITHOUT})`}`, () => {
  expect(UNITS).toEqual(['praga-scheduler.service', 'praga.service', 'praga@.service']);
  expect(complaintsAbout()).toBe('');
  expect(complaintsAbout((text) => text.replace('Restart=', 'Retsart='))).toContain('Retsart');
});

test('the units are for the folders, the user and the settings of their page', () => {
  const of = (unit: string, key: string) =>
    new RegExp(`^${key}=(.*)$`, 'm').exec(readText(`deploy/${unit}`))?.[1];
  for (const unit of UNITS) expect(of(unit, 'User')).toBe('praga');
  expect(of('praga.service', 'WorkingDirectory')).toBe('/srv/praga/source');
  expect(of('praga@.service', 'WorkingDirectory')).toBe('/srv/praga/current');
  expect(of('praga@.service', 'EnvironmentFile')).toBe('/etc/praga.env');
  for (const unit of UNITS) {
    const [page = ''] = PAGES.filter((each) => blocksOf(each).join().includes(`/deploy/${unit}`));
    expect(blocksOf(page).join('\n')).toContain('useradd --system');
  }
});

const Text = z.union([z.string(), z.number()]).transform(String);
const Environment = z.record(z.string(), Text);
const After = z.union([
  z.array(z.string()),
  z.record(
    z.string(),
    z.strictObject({
      condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
    }),
  ),
]);
/** The parts of the specification of compose that we use. */
const Service = z
  .strictObject({
    image: z.string(),
    build: z.strictObject({
      context: z.string(),
      target: z.string(),
      secrets: z.array(z.string()).optional(),
    }),
    restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
    read_only: z.boolean(),
    tmpfs: z.array(z.string()),
    cap_drop: z.array(z.string()),
    command: z.array(z.string()),
    environment: Environment,
    depends_on: After,
    volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+(:ro)?$/)),
    ports: z.array(z.string().regex(/^([\d.]+:)?\d+:\d+$/)),
    profiles: z.array(z.string()),
    healthcheck: z.union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({
        test: z.array(z.string()),
        interval: z.string().regex(/^\d+m?s$/),
        timeout: z.string().regex(/^\d+m?s$/),
        retries: z.int(),
      }),
    ]),
  })
  .partial()
  .refine(({ image, build }) => image !== undefined || build !== undefined, 'has neither image nor build');
const Compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), Service),
  secrets: z.record(z.string(), z.strictObject({ environment: z.string() })),
  volumes: z.record(z.string(), z.null()),
});

/** Whatever compose.yaml names and does not have. */
function missingIn({ services, secrets, volumes }: z.output<typeof Compose>): readonly string[] {
  return Object.entries(services).flatMap(
    ([name, { depends_on: after = [], build, volumes: mounts = [] }]) => {
      const others = Array.isArray(after) ? after : Object.keys(after);
      const named = mounts
        .flatMap((mount) => mount.split(':')[0] ?? [])
        .filter((from) => !from.startsWith('.'));
      return [
        ...others.filter((other) => !(other in services)),
        ...named.filter((volume) => !(volume in volumes)),
        ...(build?.secrets ?? []).filter((secret) => !(secret in secrets)),
      ].map((lacking) => `${name}: ${lacking}`);
    },
  );
}

test('compose.yaml has the form that compose reads, and everything that it names', () => {
  const { 'x-instance': _shared, ...compose } = z
    .record(z.string(), z.unknown())
    .parse(parse(readText('compose.yaml'), { merge: true }));
  expect(missingIn(Compose.parse(compose))).toEqual([]);
  const targets = [...readText('Dockerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
  for (const { build } of Object.values(Compose.parse(compose).services))
    if (build) expect(targets).toContain(build.target);
});
