import { defineConfig, type OxlintOverride } from 'oxlint';

const SOURCES = ['lib/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}', 'instrumentation*.ts'];

/** Files that must have a default export for a framework. */
const DEFAULT_EXPORTS = [
  'app/**/{page,layout,template,loading,error,global-error,not-found,default}.tsx',
  'app/**/{icon,apple-icon,opengraph-image,sitemap,robots,manifest}.{ts,tsx}',
  '*.config.{js,mjs,ts}',
  'tests/support/pg-global.ts',
  'tests/e2e/support/{red-at-once,golden-server}.ts',
];

/** The most lines of a file and of a function. */
function sizes(file: number, fn = 80): OxlintOverride['rules'] {
  return {
    'max-lines': ['error', { max: file }],
    'max-lines-per-function': ['error', { max: fn }],
  };
}

// The engine runs in server and browser alike and must give the same result everywhere at any time.
const IMPURE_GLOBALS = [
  'Date',
  'console',
  'process',
  'crypto',
  'performance',
  'fetch',
  'setTimeout',
  'setInterval',
  'globalThis',
  'window',
  'document',
  'Buffer',
  'Intl',
].map((name) => ({ name, message: 'Rules and computer players are pure: hand this in from outside.' }));

/** Some browsers lack these or throw. One module handles that, so no page breaks. */
const FEATURES = 'components/ui/browser/browser-features.ts';
const BROWSER_FEATURES = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'navigator',
  'matchMedia',
  'Notification',
  'AudioContext',
  'Audio',
  'BroadcastChannel',
  'EventSource',
  'Worker',
  'SharedWorker',
].map((name) => ({ name, message: `Browsers may lack it or throw: use ${FEATURES}.` }));
const BROWSER_PROPERTIES = [
  ...['window', 'globalThis', 'self'].flatMap((object) =>
    BROWSER_FEATURES.map(({ name: property, message }) => ({ object, property, message })),
  ),
  { object: 'document', property: 'cookie', message: `It may throw: use ${FEATURES}.` },
];

const DRAWN = { object: 'Math', property: 'random', message: 'Draw with the keyed function of random.ts.' };

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react', 'jsx-a11y', 'nextjs', 'node', 'oxc'],
  categories: { correctness: 'error' },
  env: { builtin: true, browser: true, node: true },
  settings: { next: { rootDir: ['.'] } },
  ignorePatterns: ['lib/generated/**', 'packages/client/types.ts', 'next-env.d.ts', 'test-results/**'],
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'import/no-default-export': 'error',
    eqeqeq: 'error',
    'prefer-const': 'error',
    'object-shorthand': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Control characters in regular expressions are intended: terminal colours, and marks between words.
    'no-control-regex': 'off',
    // Tests compare the exported names of two namespaces.
    'import/namespace': ['error', { allowComputed: true }],
    // Plain links are intended: every page works without scripts, and its scripts are small.
    'nextjs/no-html-link-for-pages': 'off',
    // Scrollable parts must be reachable by keys, news is not the output of a form, and an empty cell has no
    // name. tests/e2e/accessibility.spec.ts checks the pages themselves.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'no-var': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'react/jsx-no-comment-textnodes': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-unescaped-entities': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-array-constructor': 'error',
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
  },
  overrides: [
    { files: ['scripts/**', 'tools/**'], rules: sizes(350) },
    {
      files: SOURCES,
      rules: {
        ...sizes(350),
        'no-console': 'error',
        'node/no-process-env': 'error',
        'no-restricted-globals': ['error', ...BROWSER_FEATURES],
        'no-restricted-properties': ['error', ...BROWSER_PROPERTIES],
      },
    },
    {
      // Workers are created where they are used, so the bundler finds them.
      files: [
        FEATURES,
        'components/boxes/start-games.ts',
        'components/analysis/review/start-reviewer.ts',
        'components/analysis/sandbox/computer/start-computer.ts',
      ],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    { files: ['lib/game/**/*.ts'], rules: sizes(400) },
    {
      files: ['lib/game/engine/**/*.ts', 'lib/game/bots/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE_GLOBALS, ...BROWSER_FEATURES],
        'no-restricted-properties': ['error', DRAWN],
      },
    },
    // Content tables.
    {
      files: ['lib/game/content/**/*.ts', 'lib/game/casebook/**/*.ts'],
      rules: { 'max-lines': 'off' },
    },
    // Lists of operations.
    { files: ['lib/features/*/api*.ts'], rules: sizes(400) },
    // In tests, scripts and tools, `use...` is what a setup helper does.
    { files: ['app/**', 'components/**'], rules: { 'react/rules-of-hooks': 'error' } },
    { files: ['components/**/*.tsx'], rules: sizes(250) },
    { files: ['app/**/page.tsx'], rules: sizes(120) },
    { files: ['app/**/route.ts', 'app/**/actions.ts'], rules: sizes(350, 60) },
    { files: ['app/**/route.ts'], rules: sizes(60, 60) },
    { files: DEFAULT_EXPORTS, rules: { 'import/no-default-export': 'off' } },
    // instrumentation.ts reads a constant that Next inserts at build time: the runtime.
    { files: ['lib/platform/env.ts', 'instrumentation.ts'], rules: { 'node/no-process-env': 'off' } },
  ],
});
