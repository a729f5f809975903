// Allowed imports: the table, and the linter's rule that enforces it. Three layers: lib/game knows only
// itself, lib/platform knows the game, lib/features know both. Components draw and call nothing; app is on
// top. A module imports modules listed before it; those under `types` only with `import type`.
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Context, ESTree, Rule, Visitor } from '@oxlint/plugins';
import { ROOT } from '../lib/first.mjs';
import { FEATURES } from './features';
import { isWithin, refuseOutside } from './outside';

/** The allowed imports of a folder. */
interface Layer {
  readonly folder: string;
  readonly may: readonly string[];
  /** Only with `import type`. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
}

const GAME = 'lib/game';
const PLATFORM = 'lib/platform';

/** A module of the game: pure, and the same in server, browser and worker. */
function game(
  name: string,
  may: readonly string[],
  { types = [], packages = [] }: Partial<Pick<Layer, 'types' | 'packages'>> = {},
): Layer {
  const inGame = (room: string) => `${GAME}/${room}`;
  return { folder: inGame(name), may: [name, ...may].map(inGame), types: types.map(inGame), packages };
}

const RATING = ['openskill', 'openskill/models'];
const GAME_ROOMS: readonly Layer[] = [
  game('engine', []),
  game('content', [], { types: ['engine'] }),
  game('rulesets', ['engine', 'content']),
  game('import-pack', ['engine', 'content', 'box/box', 'eventlog/canonical']),
  // A browser checks a finished game with it, so it hashes with the engine's pure functions.
  game('eventlog', ['engine/hash', 'engine/vocabulary', 'engine/setup', 'engine/state'], {
    types: ['engine'],
    packages: ['zod'],
  }),
  // Values of the printed game that people enter, and the packs made of them.
  game('box', ['engine', 'eventlog', 'rulesets', 'names'], { packages: ['zod'] }),
  game('levels', []),
  game('names', []),
  game('bots', ['engine', 'levels']),
  game('sandbox', ['engine']),
  // The worth of every turn of a finished game.
  game('review', ['engine', 'bots', 'sandbox', 'eventlog/parse'], { types: ['eventlog'] }),
  game('puzzles', ['engine', 'bots', 'sandbox', 'review']),
  game('insights', ['engine', 'levels']),
  // Results, standings, seasons and ratings of people who play together.
  game('competing', ['engine/random'], { types: ['engine'], packages: [...RATING, 'zod'] }),
  game('plans', ['engine']),
  // Computations of a browser about the turn, with the same rules as the server.
  game('turn', ['engine']),
  // A step shown before the server has answered it.
  game('live', ['engine', 'turn/losses', 'eventlog/canonical'], { types: ['eventlog'] }),
  game('recap', ['engine']),
  game('verify', ['engine', 'eventlog', 'rulesets', 'box', 'competing']),
  game('pace', [], { packages: ['luxon'] }),
  // The guided first game: which table it is and what its steps look at.
  game('learning', ['engine', 'turn/places']),
  // Which rules and rulings there are; the messages hold their texts.
  { folder: `${GAME}/casebook`, may: [`${GAME}/casebook`, 'messages'], packages: [] },
  {
    // Languages, and sentences in the reader's own: the log, the panel of moves and the emails use them.
    folder: `${GAME}/wording`,
    may: ['wording', 'engine/vocabulary', 'engine/setup', 'engine/state', 'engine/reasons', 'engine/board']
      .map((at) => `${GAME}/${at}`)
      .concat('messages', 'lib/generated/messages'),
    types: ['engine', 'content', 'eventlog', 'recap', 'plans', 'levels'].map((at) => `${GAME}/${at}`),
    packages: ['icu-minify/*', 'server-only'],
  },
  game('in-words', ['engine', 'turn', 'wording']),
  // A typed line as a step, or as a question about the position or the rules.
  game('command-line', ['engine', 'turn', 'wording', 'in-words', 'casebook']),
  // From a position to the strings of its drawings.
  game('drawing', ['wording', 'engine/board'], { types: ['engine', 'recap', 'box'] }),
];

/** A module of the platform: it wraps something outside, whose packages only it knows. */
function platform(name: string, may: readonly string[], packages: readonly string[]): Layer {
  const inPlatform = (room: string) => `${PLATFORM}/${room}`;
  return {
    folder: inPlatform(name),
    may: [...[name, ...may].map(inPlatform), 'lib/generated', 'messages', GAME],
    packages,
  };
}

const SHELLS = ['env', 'clock', 'process', 'logger'];
const SERVER = ['server-only', 'node:*', 'zod'];
const PRISMA = ['@prisma/*', 'pg'];

const PLATFORM_ROOMS: readonly Layer[] = [
  platform('env', ['process'], [...SERVER, 'ipaddr.js']),
  platform('clock', [], []),
  platform('process', [], []),
  platform('request-label', ['process'], ['node:*']),
  platform('logger', ['env', 'process', 'request-label'], ['pino', 'server-only']),
  platform('db', [...SHELLS], [...SERVER, ...PRISMA]),
  platform('i18n', [], ['next/headers', 'react', 'server-only']),
  platform('live', [...SHELLS, 'auth/address', 'db'], [...SERVER, ...PRISMA]),
  platform(
    'auth',
    [...SHELLS, 'db', 'request-label'],
    [...SERVER, 'next', 'next/*', 'next-auth', 'next-auth/*', 'react', 'ipaddr.js', 'lru-cache'],
  ),
  platform(
    'outbox',
    [...SHELLS, 'db', 'i18n'],
    [...SERVER, ...['nodemailer', 'web-push', 'standardwebhooks', 'luxon', 'ipaddr.js']],
  ),
  platform(
    'http',
    [...SHELLS, 'db', 'auth', 'i18n', 'ops', 'request-label'],
    [...SERVER, ...['next', 'next/*', 'rate-limiter-flexible', 'ipaddr.js']],
  ),
  platform(
    'ops',
    [...SHELLS, 'db', 'auth', 'live', 'outbox', 'http', 'request-label'],
    [...SERVER, ...['prom-client', '@vercel/otel', '@opentelemetry/*']],
  ),
];

/** A feature: its use cases and statements. Its operations may use every feature, and only app uses them. */
function feature(name: string, index: number): readonly Layer[] {
  const below = FEATURES.slice(0, index + 1).map((room) => `lib/features/${room}`);
  const all = [...SERVER, 'next/server', 'lru-cache', ...(EXTRA[name] ?? [])];
  const folder = `lib/features/${name}`;
  return [
    { folder, may: [...below, GAME, PLATFORM, 'lib/generated/prisma'], packages: all },
    { folder: `${folder}/api`, may: ['lib/features', GAME, PLATFORM], packages: SERVER },
  ];
}

/** Packages that only one feature wraps. */
const EXTRA: Readonly<Record<string, readonly string[]>> = {
  calendar: ['ical-generator'],
  notify: ['@resvg/resvg-js'],
  operator: ['pg', 'pg-copy-streams'],
  puzzles: ['glicko2'],
};

/**
 * Components draw their input: they know the game and the reader's language, and of features only their
 * types.
 */
const DRAWING = {
  may: [
    'components',
    ...[
      'drawing',
      'engine/board',
      'wording',
      'pace',
      'learning',
      'recap',
      'turn',
      'content',
      'in-words',
      'command-line',
      'levels',
    ].map((at) => `${GAME}/${at}`),
    'lib/platform/i18n',
    'lib/platform/http/form-key',
    'lib/generated/browser',
  ],
  types: [GAME, 'lib/features'],
  packages: ['react', 'react/*', 'react-dom', 'next', 'next/*'],
};

/** Folders whose scripts compute the game in the browser, with parts of the engine. */
function inBrowser(folder: string, may: readonly string[], packages: readonly string[] = []): Layer {
  return {
    folder,
    may: [...DRAWING.may, `${GAME}/engine`, ...may],
    types: DRAWING.types,
    packages: [...DRAWING.packages, ...packages],
  };
}

/** The longest matching `folder` decides; files in no folder of the table are free. */
const PACK = [`${GAME}/box/box`, `${GAME}/import-pack`];

const LAYERS: readonly Layer[] = [
  ...GAME_ROOMS,
  ...PLATFORM_ROOMS,
  ...FEATURES.flatMap(feature),
  { folder: 'components', ...DRAWING },
  // Modules that know no game.
  {
    folder: 'components/ui',
    may: [
      ...['components/ui', `${GAME}/drawing`, `${GAME}/wording`, 'lib/generated/browser'],
      ...['lib/platform/i18n', 'lib/platform/process', 'lib/platform/http/form-key'],
    ],
    packages: DRAWING.packages,
  },
  inBrowser('components/move', [`${GAME}/eventlog/receipt`]),
  inBrowser('components/table', [`${GAME}/box`, `${GAME}/eventlog/receipt`]),
  inBrowser(
    'components/archive',
    [`${GAME}/eventlog`, `${GAME}/verify`],
    ['node:crypto', 'react-dom/client'],
  ),
  inBrowser('components/history', [`${GAME}/eventlog`, ...PACK], ['d3-scale', 'd3-shape']),
  inBrowser('components/live', [`${GAME}/live`, ...PACK, `${GAME}/eventlog/receipt`]),
  inBrowser('components/sandbox', [`${GAME}/sandbox`, `${GAME}/bots`, `${GAME}/puzzles`], ['zod/mini']),
  inBrowser('components/puzzles', [`${GAME}/puzzles`, `${GAME}/sandbox`], ['zod/mini']),
  inBrowser('components/insights', [`${GAME}/insights`], ['d3-scale']),
  inBrowser('components/review', [`${GAME}/review`, `${GAME}/bots`, `${GAME}/sandbox`]),
  inBrowser('components/boxes', [`${GAME}/box`, `${GAME}/rulesets`, `${GAME}/bots`]),
  {
    folder: 'app',
    may: [
      'app',
      'components',
      'lib/features',
      'messages',
      'lib/generated/browser',
      'lib/generated/rule-proof',
      'lib/platform',
      `${GAME}/casebook`,
      `${GAME}/command-line`,
      ...[
        'content',
        'turn',
        'recap',
        'learning',
        'pace',
        'wording',
        'verify',
        'drawing',
        'eventlog',
        'insights',
        'levels',
        'names',
      ].map((at) => `${GAME}/${at}`),
    ],
    types: [GAME],
    packages: [
      ...['react', 'react/*', 'react-dom', 'next', 'next/*', 'next-auth'],
      ...['qrcode', 'zod', 'server-only', 'node:*'],
    ],
  },
];

/** Only its feature and the features built on it import a store; pages and drawings call a service. */
const STORE = /(^|\/)[^/]*-(store|sql)$/;
const MAY_ASK_STORES = /^lib\/(features|platform)\//;
/** The client of the database; only stores import it, even for types. */
const CLIENT = 'lib/platform/db/db';

/** The layer that holds a file of the project (path from the root, without its ending). */
export function layerOf(file: string): Layer | undefined {
  const holding = LAYERS.filter(({ folder }) => isWithin(file, folder));
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0];
}

const WithImports = z.object({ imports: z.record(z.string(), z.record(z.string(), z.string())) });
const { imports } = WithImports.parse(JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')));

const withoutEnding = (file: string) => file.replace(/\.[cm]?[jt]sx?$/, '');

/** The imported file from the project's root, or undefined for a package. */
export function projectPath(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return withoutEnding(specifier.slice(2));
  if (!specifier.startsWith('.')) return undefined;
  return withoutEnding(path.posix.join(path.posix.dirname(importer), specifier));
}

/** Refuses an import if any file that a condition may choose is forbidden (`imports` in package.json). */
function refuseConditional(importer: string, specifier: string, typeOnly?: boolean): string | undefined {
  if (isWithin(importer, GAME)) return `${GAME} is the same everywhere: it may not import ${specifier}`;
  const files = Object.values(imports[specifier] ?? {});
  if (files.length === 0) return `${importer} may not import ${specifier}: package.json does not name it`;
  const ways = files.map((file) => `@/${path.posix.normalize(file)}`);
  return ways.map((way) => refuseImport(importer, way, typeOnly)).find((refusal) => refusal !== undefined);
}

function matchesPackage(specifier: string, pattern: string): boolean {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}

/** The reason why `importer` may not import `specifier`, or undefined if it may. */
export function refuseImport(importer: string, specifier: string, typeOnly?: boolean): string | undefined {
  const outside = refuseOutside(importer, projectPath(importer, specifier) ?? '');
  if (outside) return outside;
  const layer = layerOf(withoutEnding(importer));
  if (!layer) return undefined;
  if (specifier.startsWith('#')) return refuseConditional(importer, specifier, typeOnly);
  const target = projectPath(importer, specifier);
  if (target === undefined) {
    const known = layer.packages.some((pattern) => matchesPackage(specifier, pattern));
    return known ? undefined : `${layer.folder} may not import the package ${specifier}`;
  }
  // Data that a command made; the engine imports only itself.
  if (isWithin(target, 'generated') && !isWithin(importer, `${GAME}/engine`)) return undefined;
  // Style sheets and fonts are next to the code that uses them.
  if (/\.(css|woff2)$/.test(target)) return undefined;
  if (STORE.test(target) && !MAY_ASK_STORES.test(importer) && !typeOnly)
    return `${layer.folder} may not import the store ${target}`;
  if (target === CLIENT && !STORE.test(withoutEnding(importer)) && !isWithin(importer, 'lib/platform/db'))
    return `only stores may import ${target}`;
  if (layer.may.some((folder) => isWithin(target, folder))) return undefined;
  if (!(layer.types ?? []).some((folder) => isWithin(target, folder))) {
    return `${layer.folder} may not import ${target}`;
  }
  return typeOnly ? undefined : `${layer.folder} may import only types from ${target}`;
}

type Importing =
  | ESTree.ImportDeclaration
  | ESTree.ImportExpression
  | ESTree.ExportNamedDeclaration
  | ESTree.ExportAllDeclaration;

/** `import type ...`, or every single name marked with `type`. */
function isTypeOnly(node: Importing): boolean {
  if (isForTypes(node)) return true;
  const names = ('specifiers' in node ? node.specifiers : undefined) ?? [];
  return names.length > 0 && names.every(isForTypes);
}

const isForTypes = (node: object): boolean =>
  ('importKind' in node && node.importKind === 'type') ||
  ('exportKind' in node && node.exportKind === 'type');

function createListeners(context: Context): Visitor {
  const importer = path.relative(context.cwd, context.filename).split(path.sep).join('/');
  const check = (node: Importing) => {
    const source = node.source && 'value' in node.source ? node.source.value : undefined;
    if (typeof source !== 'string') return;
    const message = refuseImport(importer, source, isTypeOnly(node));
    if (message) context.report({ node, message: `${message} (scripts/lint/layers.ts)` });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

export const layers: Rule = { create: createListeners };
