import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTs from 'eslint-config-next/typescript';
import { tsImport } from 'tsx/esm/api';

// Everything of ours but this file is TypeScript, the rule that knows the layers too.
const { layersPlugin } = await tsImport('./scripts/lint/layers.ts', import.meta.url);

const SOURCES = ['lib/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}', 'instrumentation*.ts'];

// Files whose default export a framework asks for.
const DEFAULT_EXPORTS = [
  'app/**/{page,layout,template,loading,error,global-error,not-found,default}.tsx',
  'app/**/{icon,apple-icon,opengraph-image,sitemap,robots,manifest}.{ts,tsx}',
  '*.config.{js,mjs,ts}',
  'tests/support/pg-global.ts',
  'tests/e2e/support/{red-at-once,golden-server}.ts',
  'scripts/test/vitest-reporter.ts',
];

const NO_ENUMS = { selector: 'TSEnumDeclaration', message: 'Use an `as const` array and derive the union.' };
const NO_BARRELS = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' };
const NO_DEFAULT = { selector: 'ExportDefaultDeclaration', message: 'No default exports: name it.' };
const NO_ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only lib/platform/env.ts reads process.env.',
};

/** Every rule for pages, switched off. */
const WITHOUT_REACT = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name))
    .map((name) => [name, 'off']),
);

/**
 * The rules that have React's compiler go through every function, which takes two fifths of the linter's
 * time: `npm test` leaves them out, `npm run lint` and the long form have them.
 */
const OF_COMPILER = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^react-hooks\/(?!rules-of-hooks$|exhaustive-deps$)/.test(name))
    .map((name) => [name, 'off']),
);

/**
 * To write several properties into one line: the formatter lays objects out, and whoever reads looks for what
 * is overridden.
 */
const NO_PACKER = {
  selector: 'SpreadElement > ObjectExpression',
  message: 'Write the properties themselves; a spread is for what comes from elsewhere.',
};

const restrictSyntax = (...bans) => ['error', NO_PACKER, ...bans];

/** Fails beyond these many lines: of a file, and of a function. */
function sizes(file, fn = 80) {
  return {
    'max-lines': ['error', { max: file }],
    'max-lines-per-function': ['error', { max: fn }],
  };
}

// The engine runs in server and browser alike and must give the same answer everywhere, at any time.
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

export default defineConfig([
  ...nextVitals,
  ...nextTs,
  globalIgnores([
    '.next/**',
    '.next-test/**',
    '.next-deploy/**',
    '.data/**',
    'lib/generated/**',
    'next-env.d.ts',
    'test-results/**',
  ]),

  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { praga: layersPlugin },
    rules: {
      'praga/layers': 'error',
      'no-restricted-syntax': restrictSyntax(NO_ENUMS, NO_BARRELS, NO_DEFAULT),
      eqeqeq: 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      // What the formatter leaves as it is written: lines that are comments.
      'max-len': [
        'error',
        { code: 100_000, comments: 110, ignoreTrailingComments: true, ignoreUrls: true, ignoreStrings: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['scripts/**'], rules: sizes(350) },
  {
    files: SOURCES,
    rules: {
      ...sizes(350),
      'no-console': 'error',
      'no-restricted-syntax': restrictSyntax(NO_ENUMS, NO_BARRELS, NO_DEFAULT, NO_ENVIRONMENT),
    },
  },
  {
    files: ['lib/game/engine/**/*.ts', 'lib/game/bots/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw with the keyed function of random.ts.' },
      ],
    },
  },
  // Content tables.
  {
    files: ['lib/game/content/**/*.ts', 'lib/game/casebook/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  { files: ['components/**/*.tsx'], rules: sizes(250) },
  { files: ['app/**/page.tsx'], rules: sizes(120) },
  { files: ['app/**/route.ts', 'app/**/actions.ts'], rules: sizes(350, 60) },
  { files: ['app/**/route.ts'], rules: sizes(60, 60) },

  {
    files: DEFAULT_EXPORTS,
    rules: { 'no-restricted-syntax': restrictSyntax(NO_ENUMS, NO_BARRELS, NO_ENVIRONMENT) },
  },
  // No React there: looking for it took half of the time. (In tests, `use...` is what a set-up helper does.)
  { files: ['lib/**/*.ts', 'tests/**/*.ts', 'scripts/**', '*.{ts,mjs,js}'], rules: WITHOUT_REACT },
  ...(process.env.LINT_WITHOUT_COMPILER ? [{ rules: OF_COMPILER }] : []),
  {
    // instrumentation.ts asks which runtime it is in, a constant that Next puts there at build time.
    files: [
      ...['lib/platform/env.ts', 'instrumentation.ts', '*.config.{js,mjs,ts}'],
      ...['tests/support/pg-global.ts', 'tests/e2e/support/golden-server.ts'],
    ],
    rules: { 'no-restricted-syntax': restrictSyntax(NO_ENUMS, NO_BARRELS) },
  },
]);
