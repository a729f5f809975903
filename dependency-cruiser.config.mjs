// Who may import what. Three layers: `lib/game` knows only itself, `lib/platform` knows the game, and
// `lib/features` know both. Components draw, `app` is on top. Inside a layer, a room may import the rooms
// before it, even for types only; no file may import itself through others.

/** The rules of the game, the same in server, browser and worker. */
const GAME = [
  ...['engine', 'casebook', 'levels', 'names', 'pace', 'bots', 'competing', 'content', 'eventlog'],
  ...[
    'insights',
    'analysis/plans',
    'recap',
    'analysis/sandbox',
    'turn',
    'learning',
    'live',
    'analysis/review',
    'rulesets',
    'wording',
  ],
  ...['box', 'in-words', 'analysis/puzzles', 'command-line', 'drawing', 'import-pack', 'verify'],
];
/** Each wraps something outside. */
const PLATFORM = [
  ...[
    'process',
    'clock',
    'retry-after',
    'request-label',
    'env',
    'logger',
    'shared-run',
    'db',
    'i18n',
    'auth',
  ],
  ...['live', 'outbox', 'ops', 'http'],
];
const FEATURES = [
  ...['boxes', 'table', 'history', 'seats', 'computer', 'sandbox', 'review', 'puzzles', 'deals', 'plans'],
  ...['clocks', 'ratings', 'people', 'leaving', 'talk', 'problems', 'results', 'circles', 'competitions'],
  ...['groups', 'calendar', 'learn', 'archive', 'insights', 'notify', 'operator', 'jobs', 'api'],
];
const COMPONENTS = [
  ...[
    'ui',
    'board',
    'calendar',
    'clocks',
    'requests',
    'insights',
    'notify',
    'operator',
    'people',
    'problems',
  ],
  ...[
    'ratings',
    'site',
    'deals',
    'move',
    'plans',
    'seats',
    'groups',
    'talk',
    'learn',
    'leaving',
    'table',
    'circles',
    'history',
  ],
  ...['analysis', 'archive', 'boxes', 'competitions', 'live', 'play'],
];

/** Files with the shapes and limits of a feature: components may import their values, not only their types. */
const SHAPES = [
  '^lib/features/circles/(circle|preset|gatherings/gathering)[.]ts$',
  '^lib/features/(boxes/box|competitions/competition|ratings/rating)[.]ts$',
];

/**
 * Each part of state, log and pack is written once, as a schema. Browsers and rules use only the types, which
 * cost nothing.
 */
const ENGINE_SHAPES = '^lib/game/engine/(commands|state|events|pack|[a-z]+-shapes)[.]ts$';

/** Who may import a package; everything else of the layers may not. */
const PACKAGES = {
  '@prisma/': 'lib/platform/(db|live)/',
  'pg/': 'lib/(platform/(db|live)|features/operator)/',
  'pg-copy-streams/': 'lib/features/operator/',
  '(next-auth|lru-cache)': '(lib/platform/auth|lib/features/.*|app)/',
  '(nodemailer|web-push|standardwebhooks)': 'lib/platform/outbox/',
  '(prom-client|@vercel/otel|@opentelemetry/)': 'lib/platform/ops/',
  'rate-limiter-flexible': 'lib/platform/http/',
  pino: 'lib/platform/logger',
  'ical-generator': 'lib/features/calendar/',
  '@resvg/resvg-js': 'lib/features/notify/',
  glicko2: 'lib/features/puzzles/',
  openskill: 'lib/game/competing/',
  'icu-minify': 'lib/game/wording/',
  luxon: 'lib/(game/pace|platform/outbox)/',
  'ipaddr.js': 'lib/platform/',
  qrcode: 'app/',
  'd3-': 'components/(history|insights)/',
};

const PRODUCT = '^(app|components|lib|messages|packages)/|^(proxy|instrumentation(-node)?)[.]ts$';
const room = (folder, ...names) => `^${folder}/(${names.join('|')})(/|[.])`;
/** A rule that refuses imports. */
const refuse = (name, from, to) => ({ name, severity: 'error', from, to });

/** The operations of a feature may use every feature. */
const OPERATIONS = '^lib/features/[^/]+/api[-a-z]*[.]ts$';

const inOrder = (folder, rooms) =>
  rooms
    .slice(0, -1)
    .map((name, i) =>
      refuse(
        `${folder}/${name} is before what it imports`,
        { path: room(folder, name), pathNot: OPERATIONS },
        { path: room(folder, ...rooms.slice(i + 1)) },
      ),
    );

const NODE = { dependencyTypes: ['core'] };
const rules = {
  forbidden: [
    refuse('no-circular', {}, { circular: true }),
    refuse('product-stands-alone', { path: PRODUCT }, { path: '^(scripts|tools|tests)/' }),
    refuse('scripts-without-tools', { path: '^scripts/' }, { path: '^tools/' }),

    ...inOrder('lib/game', GAME),
    ...inOrder('lib/platform', PLATFORM),
    ...inOrder('lib/features', FEATURES),
    ...inOrder('components', COMPONENTS),
    ...[
      ['lib/game', GAME],
      ['lib/platform', PLATFORM],
      ['lib/features', FEATURES],
      ['components', [...COMPONENTS, 'styles']],
    ].map(([folder, rooms]) =>
      refuse(
        `every room of ${folder} is in its order`,
        { path: `^${folder}/`, pathNot: room(folder, ...rooms) },
        {},
      ),
    ),

    refuse(
      'game-is-alone',
      { path: '^lib/game/' },
      { path: '^(app|components|lib)/', pathNot: '^lib/(game|generated/messages)' },
    ),
    refuse('game-is-pure', { path: '^lib/game/' }, NODE),
    refuse(
      'engine-is-alone',
      { path: '^lib/game/engine/', pathNot: ENGINE_SHAPES },
      { path: '.', pathNot: '^lib/game/engine/' },
    ),
    refuse(
      'shapes-use-only-zod',
      { path: ENGINE_SHAPES },
      { path: '.', pathNot: ['^lib/game/engine/', 'node_modules/zod/'] },
    ),
    refuse(
      'rules-use-only-types-of-shapes',
      { path: '^(components|lib/game)/', pathNot: [ENGINE_SHAPES, '^lib/game/eventlog/'] },
      { path: ENGINE_SHAPES, dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'a-page-fetches-one-pack',
      { path: '^lib/game/(import-pack|box/box)[.]ts$' },
      { path: '^lib/game/(rulesets[.]|content/)', dynamic: false },
    ),
    refuse(
      'platform-under-features',
      { path: '^lib/platform/' },
      { path: '^(app|components|lib/features)/' },
    ),
    refuse('features-under-pages', { path: '^lib/features/' }, { path: '^(app|components)/' }),
    refuse('components-under-pages', { path: '^components/' }, { path: '^app/' }),
    refuse('operations-are-served', { path: PRODUCT, pathNot: ['^app/', OPERATIONS] }, { path: OPERATIONS }),

    refuse(
      'components-know-shapes',
      { path: '^components/' },
      { path: '^lib/features/', pathNot: SHAPES, dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'components-draw',
      { path: '^components/' },
      {
        path: '^lib/platform/',
        pathNot: '^lib/platform/(i18n/|(process|retry-after)[.]|http/(back-name|form-key)[.])',
      },
    ),
    refuse('components-run-in-browsers', { path: '^components/', pathNot: '^components/archive/' }, NODE),

    refuse(
      'stores-ask-the-database',
      { path: '^(app|components|lib)/', pathNot: ['-(store|sql)[.]ts$', '^lib/platform/db/'] },
      { path: '^lib/platform/db/db[.]ts$' },
    ),
    refuse(
      'pages-ask-no-store',
      { path: '^(app|components)/' },
      { path: '-(store|sql)[.]ts$', dependencyTypesNot: ['type-only'] },
    ),

    ...Object.entries(PACKAGES).map(([name, who]) =>
      refuse(
        `${name} is for ${who}`,
        { path: PRODUCT, pathNot: `^${who}` },
        { path: `node_modules/(@types/)?${name}` },
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)lib/generated/(archive|browser|prisma|rule-proof)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};

export default rules;
