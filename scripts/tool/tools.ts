/**
 * The tools of `npm run tool`: a new one is an entry here. A program that measures or generates is
 * `tools/<name>.ts`, with its parts in `tools/<name>`; a command that runs the service is in `scripts`.
 */

export interface Tool {
  /** One line for the list. */
  readonly does: string;
  /** Arguments of Node, step by step. The caller's options go to the last step. */
  readonly steps: readonly (readonly string[])[];
}

const plain = (does: string, ...file: readonly string[]): Tool => ({
  does,
  steps: [['--import', 'tsx', ...file]],
});

/** For programs that import server-only modules. */
const onServer = (does: string, file: string): Tool => ({
  does,
  steps: [['--conditions=react-server', '--import', 'tsx', file]],
});

const OXLINT = ['--import', 'tsx', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'];
const STYLELINT = [
  'node_modules/stylelint/bin/stylelint.mjs',
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/stylelint/',
  '{app,components}/**/*.css',
];
const DEPCRUISE = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  'dependency-cruiser.config.mjs',
];
const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'];
const CRUISED = [
  ...['app', 'components', 'lib', 'messages', 'packages', 'proxy.ts', 'instrumentation.ts'],
  ...['instrumentation-node.ts', 'scripts', 'tools', 'tests'],
];

const CLIENT_TYPES = ['--conditions=react-server', '--import', 'tsx', 'scripts/generate/client-types.ts'];

const CHECKS: Readonly<Record<string, Tool>> = {
  lint: {
    does: 'the linters of code, styles and prose',
    steps: [OXLINT, STYLELINT, ['--import', 'tsx', 'scripts/lint-prose.ts']],
  },
  typecheck: {
    does: 'the types',
    steps: [
      CLIENT_TYPES,
      ['node_modules/next/dist/bin/next', 'typegen'],
      ['node_modules/typescript-native/bin/tsc', '--noEmit'],
    ],
  },
  format: {
    does: 'formats every file; --check changes none',
    steps: [['node_modules/oxfmt/bin/oxfmt', '.']],
  },
  imports: {
    does: 'imports against the order of folders, and unused exports',
    steps: [[...DEPCRUISE, ...CRUISED], KNIP],
  },
  'lint-api': plain('the API document through three public linters', 'tools/lint-api.ts'),
  licences: plain('the licences of all installed packages', 'tools/licences.ts'),
  packages: {
    does: 'builds and packs the packages for programs of others',
    steps: [CLIENT_TYPES, ['--import', 'tsx', 'tools/packages.ts']],
  },
};

const DATABASE: Readonly<Record<string, Tool>> = {
  'schema-diff': plain('the SQL that the migrations still lack', 'scripts/schema-diff.ts'),
  'backup-rehearse': onServer('measures backup, restore and check of many games', 'tools/backup-rehearse.ts'),
  'build-deploy': plain('builds the folder that is deployed', 'scripts/deploy/build.ts'),
};

const SERVICE: Readonly<Record<string, Tool>> = {
  demo: plain('plays a game over HTTP and checks its log', 'tools/demo.ts'),
  bench: onServer('measures rules and service', 'tools/bench.ts'),
  soak: plain('kills servers and the database while games are played', 'tools/soak.ts'),
  smoke: plain('plays a game over two servers of two builds', 'tools/smoke.ts'),
  rehearsal: plain('plays a game by email links through an outage and a restore', 'tools/rehearsal.ts'),
  rollback: plain('runs the tests of earlier checkouts on the current schema', 'tools/rollback.ts'),
  life: plain('plays two years of tables under a simulated clock', 'tools/life.ts'),
  visual: plain('compares how tables look with kept pictures', 'tools/visual.ts'),
  words: {
    does: 'counts the words that pages show on a phone',
    steps: [['scripts/test.mjs', '--full', 'tests/e2e/few-words.spec.ts']],
  },
  accessibility: plain('measures what a screen reader says at a table', 'tools/accessibility.ts'),
};

const RULES: Readonly<Record<string, Tool>> = {
  passport: onServer('replays stored games under the current rules', 'tools/passport.ts'),
  verify: plain('checks an exported game offline', 'scripts/verify.ts'),
  fuzz: plain('plays random legal games with every check', 'tools/fuzz.ts'),
  arena: plain('plays the levels of computers against each other', 'tools/arena.ts'),
  confusables: plain('converts the Unicode list of similar letters', 'tools/confusables.ts'),
};

export const TOOLS: Readonly<Record<string, Tool>> = { ...CHECKS, ...DATABASE, ...SERVICE, ...RULES };

/** The list that `npm run tool` prints. */
export function listTools(): string {
  const width = Math.max(...Object.keys(TOOLS).map((name) => name.length)) + 2;
  const rows = Object.entries(TOOLS).map(([name, { does }]) => `  ${name.padEnd(width)}${does}`);
  return ['npm run tool -- NAME [options]', '', ...rows].join('\n');
}
