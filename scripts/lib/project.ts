// Prerequisites for running the project: the Prisma client, bundles, a build. Each is made only when stale.
import fs from 'node:fs';
import path from 'node:path';
import { addressList } from './address-list';
import { fingerprintOf, makeIfStale } from './fingerprint';
import { runNode } from './run';

const NEXT = 'node_modules/next/dist/bin/next';
const PRISMA = 'node_modules/prisma/build/index.js';
const SCHEMA = 'prisma/schema.prisma';

const VIEWER_SOURCES = [
  'components',
  'lib/game',
  'lib/platform/i18n',
  'lib/platform/retry-after.ts',
  'scripts/lib/bundle.ts',
  'scripts/lib/archive-bundle.ts',
  'package-lock.json',
];

/** The sources of the packs' sheets, the compiled messages and the modules that list the languages. */
const BROWSER_FILE_SOURCES = [
  'lib/game/content',
  'lib/game/drawing',
  'lib/game/engine',
  'lib/game/rulesets.ts',
  'lib/game/wording',
  'messages',
  'scripts/lib/browser-files.ts',
  'scripts/lib/language-files.ts',
  'package-lock.json',
];

const PROOF_SOURCES = [
  'tests',
  'lib/game/casebook',
  'scripts/lib/rule-proof.ts',
  'scripts/lib/naming-tests.ts',
  'package-lock.json',
];

const BUILD_SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'generated',
  'public',
  'assets',
  'prisma',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
];

/**
 * Generates files whose sources have changed: the Prisma client, the files that the browser imports, the
 * tests of each rule, the player of exported games, and the list of addresses. Prisma runs in another process meanwhile.
 */
export async function generateIfStale(): Promise<boolean> {
  const client = generateClientIfStale();
  const others = (async () => {
    const files = await writeBrowserFilesIfStale();
    const proof = await writeRuleProofIfStale();
    const viewer = await bundleViewerIfStale();
    const addresses = await writeAddressesIfStale();
    return files || proof || viewer || addresses;
  })();
  return (await Promise.all([client, others])).includes(true);
}

/** Writes what comes from the messages and packs, when these have changed. */
export function writeBrowserFilesIfStale(): Promise<boolean> {
  return makeIfStale({
    stampFile: 'lib/generated/browser/.sources',
    fingerprint: fingerprintOf(BROWSER_FILE_SOURCES),
    make: async () => {
      // Imported late, because its packages may not be installed before.
      const { writeBrowserFiles } = await import('./browser-files');
      const { writeMessages } = await import('./language-files');
      writeBrowserFiles('lib/generated/browser');
      writeMessages('lib/generated');
    },
  });
}

/** Which tests prove which rule, for /rules. */
function writeRuleProofIfStale() {
  return makeIfStale({
    stampFile: 'lib/generated/rule-proof/.sources',
    fingerprint: fingerprintOf(PROOF_SOURCES),
    make: async () => {
      const { writeRuleProof } = await import('./rule-proof');
      writeRuleProof('lib/generated/rule-proof');
    },
  });
}

/** The addresses of pages and routes. */
function writeAddressesIfStale() {
  const list = addressList();
  return makeIfStale({
    stampFile: 'lib/generated/addresses/.sources',
    fingerprint: list,
    make: () => {
      fs.mkdirSync('lib/generated/addresses', { recursive: true });
      fs.writeFileSync('lib/generated/addresses/addresses.ts', list);
    },
  });
}

/** The player of exported games, in one self-contained page (components/archive). */
function bundleViewerIfStale() {
  return makeIfStale({
    stampFile: 'lib/generated/archive/.sources',
    fingerprint: fingerprintOf(VIEWER_SOURCES),
    make: async () => {
      const { writeArchiveBundle } = await import('./archive-bundle');
      await writeArchiveBundle('lib/generated/archive');
    },
  });
}

function generateClientIfStale() {
  if (!fs.existsSync(SCHEMA)) return false;
  return makeIfStale({
    stampFile: 'lib/generated/.schema',
    fingerprint: fingerprintOf([SCHEMA, 'prisma.config.ts', 'scripts/generate', 'package-lock.json']),
    make: generate,
  });
}

function generate() {
  const env = {
    // Prisma wants the path of an engine that generating does not use; any existing file stops it from
    // downloading one.
    PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  return runNode('prisma generate', PRISMA, ['generate'], { env, quiet: true });
}

/** Builds the pages into `distDir`, when a source changed. */
export function buildIfStale(distDir: string): Promise<boolean> {
  return makeIfStale({
    stampFile: path.join(distDir, 'praga-sources'),
    fingerprint: `${distDir} ${process.version} ${fingerprintOf(BUILD_SOURCES, isStamp)}`,
    make: () => build(distDir),
  });
}

function build(distDir: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  // NODE_ENV is for the caller: with any other value the build fails half-way.
  const env = { ...nextEnvironment(distDir), NODE_ENV: 'production', ...settings };
  return runNode('next build', NEXT, ['build'], { env, quiet: true });
}

/**
 * Builds again, with all other files the server needs; the same sources have the same `deploymentId` on every
 * machine.
 */
export async function buildForDeployment() {
  const distDir = process.env.NEXT_DIST_DIR || '.next-deploy';
  const deploymentId =
    process.env.NEXT_DEPLOYMENT_ID || fingerprintOf(BUILD_SOURCES, isGenerated).slice(0, 16);
  fs.rmSync(distDir, { recursive: true, force: true });
  await build(distDir, { NEXT_STANDALONE: '1', NEXT_DEPLOYMENT_ID: deploymentId });
  return { distDir, deploymentId };
}

/** A generated file that keeps the fingerprint of sources; some changes of these change no result. */
const isStamp = (place: string) => /^lib\/generated\/(.*\/)?\.\w+$/.test(place.split(path.sep).join('/'));

/** Generated files have their sources in the fingerprint already, and may contain other paths or times. */
const isGenerated = (place: string) => place === path.join('lib', 'generated');

/** The environment that next.config.js and Next itself need in every process that runs Next. */
export function nextEnvironment(distDir: string) {
  return { NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: '1' };
}

export const nextCommand = (...args: readonly string[]): readonly string[] => [NEXT, ...args];
