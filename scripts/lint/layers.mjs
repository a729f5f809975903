// Who may import what: the table, and the ESLint rule that holds the code to it.
// A path stands for a file or a folder; `types` may only be imported with `import type`.
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const SHELLS = ['lib/env', 'lib/clock', 'lib/logger'];

/** The most exact `folder` that holds a file decides; files in no folder of the table are free. */
const LAYERS = [
  { folder: 'lib/engine', may: ['lib/engine'], packages: [] },
  { folder: 'lib/bots', may: ['lib/bots', 'lib/engine'], packages: [] },
  // A private copy of a position, with stacks of its own.
  { folder: 'lib/sandbox', may: ['lib/sandbox', 'lib/engine'], packages: [] },
  // Turns thought out beforehand, held against the position they find.
  { folder: 'lib/plans', may: ['lib/plans', 'lib/engine'], packages: [] },
  // What a browser works out about the turn, with the same rules as the server.
  { folder: 'lib/turn', may: ['lib/turn', 'lib/engine'], packages: [] },
  // What happened while somebody was away, and what it means for them.
  { folder: 'lib/recap', may: ['lib/recap', 'lib/engine'], packages: [] },
  { folder: 'lib/content', may: ['lib/content'], types: ['lib/engine'], packages: [] },
  { folder: 'lib/rulesets', may: ['lib/engine', 'lib/content'], packages: [] },
  {
    folder: 'lib/eventlog',
    // A browser checks a finished game with it, so it hashes with the engine's pure functions.
    may: ['lib/eventlog', 'lib/engine/hash', 'lib/engine/vocabulary', 'lib/engine/state'],
    types: ['lib/engine'],
    packages: ['zod'],
  },
  // Everything of a finished game worked out again, in a browser or by a script.
  { folder: 'lib/verify', may: ['lib/verify', 'lib/engine', 'lib/eventlog', 'lib/rulesets'], packages: [] },
  {
    // Languages and their messages. Only here is it known how a message is read.
    folder: 'lib/i18n',
    may: ['lib/i18n', 'messages'],
    packages: ['next-intl', 'next/headers', 'react', 'server-only'],
  },
  {
    // Sentences in the reader's language, for the log, the prompt and the mails.
    folder: 'lib/wording',
    may: ['lib/wording', 'lib/engine/vocabulary', 'lib/engine/state', 'lib/engine/rejections'],
    types: ['lib/engine', 'lib/content', 'lib/eventlog', 'lib/i18n', 'lib/recap', 'lib/plans'],
    packages: [],
  },
  // Clocks: what is left of them, and when they run out.
  { folder: 'lib/pace', may: ['lib/pace'], packages: ['luxon'] },
  // The guided first game: which table it is and what its steps look at.
  { folder: 'lib/learning', may: ['lib/learning', 'lib/engine'], packages: [] },
  // The rules in our own words: data for people, which no code decides by.
  { folder: 'lib/casebook', may: ['lib/casebook'], packages: [] },
  {
    folder: 'lib/store',
    may: ['lib/store', 'lib/eventlog', 'lib/generated', 'lib/outbox/kinds', 'lib/pace', ...SHELLS],
    types: ['lib/engine'],
    packages: ['@prisma/*', 'pg', 'zod', 'next-auth/adapters', 'server-only', 'node:*'],
  },
  // Open pages hear of changes.
  { folder: 'lib/live', may: ['lib/live', 'lib/store', ...SHELLS], packages: ['server-only'] },
  { folder: 'lib/ops/request', may: [], packages: ['node:*'] },
  {
    folder: 'lib/ops',
    may: ['lib/ops', 'lib/live', 'lib/auth', 'lib/store', ...SHELLS],
    packages: ['prom-client', 'server-only', 'node:*'],
  },
  {
    folder: 'lib/outbox',
    may: ['lib/outbox', 'lib/store', ...SHELLS],
    types: ['lib/i18n'],
    packages: ['nodemailer', 'web-push', 'luxon', 'ipaddr.js', 'zod', 'server-only', 'node:*'],
  },
  // Drawings as pictures of pixels, for mails and notifications.
  { folder: 'lib/picture', may: ['lib/picture'], packages: ['@resvg/resvg-js', 'server-only', 'node:*'] },
  {
    folder: 'lib/service',
    may: [
      'lib/service',
      'lib/picture',
      // The picture of the board that goes with a message is made of the page's own drawings.
      'components/picture',
      'components/board/at',
      'lib/rulesets',
      'lib/engine',
      'lib/bots',
      'lib/learning',
      'lib/recap',
      'lib/plans',
      'lib/sandbox',
      'lib/pace',
      'lib/verify',
      'lib/store',
      'lib/eventlog',
      'lib/outbox',
      'lib/auth',
      'lib/wording',
      'lib/i18n',
      ...SHELLS,
    ],
    types: ['lib/content'],
    packages: ['zod', 'server-only', 'node:*'],
  },
  {
    folder: 'lib/auth',
    may: ['lib/auth', 'lib/store', ...SHELLS],
    packages: [
      ...['next', 'next/*', 'next-auth', 'next-auth/*', 'react'],
      ...['ipaddr.js', 'zod', 'server-only', 'node:*'],
    ],
  },
  {
    folder: 'lib/http',
    may: [
      'lib/http',
      'lib/live',
      'lib/ops',
      'lib/service',
      'lib/auth',
      'lib/eventlog',
      'lib/pace',
      'lib/wording',
      'lib/i18n',
      ...SHELLS,
    ],
    types: ['lib/engine'],
    packages: ['next', 'next/*', 'zod', 'server-only', 'node:*'],
  },
  { folder: 'lib/env', may: [], packages: ['zod', 'server-only', 'node:*'] },
  { folder: 'lib/clock', may: [], packages: [] },
  { folder: 'lib/logger', may: ['lib/env', 'lib/ops/request'], packages: ['pino', 'server-only'] },
  {
    folder: 'components',
    may: [
      'components',
      'lib/engine/board',
      'lib/content',
      'lib/turn',
      'lib/generated/preview',
      'lib/recap',
      'lib/learning',
      'lib/pace/pace',
      'lib/wording',
      'lib/i18n',
      'lib/eventlog/receipt',
      'lib/outbox/kinds',
    ],
    // The shapes that pages may know are types only; components draw them and call no service.
    types: [
      'lib/engine',
      'lib/service/table-view',
      'lib/service/talk',
      'lib/service/pace/view',
      'lib/pace',
      'lib/recap',
      'lib/plans',
      'lib/service/plans/view',
      'lib/service/recap',
      'lib/service/prompts/channels',
    ],
    packages: ['react', 'react/*', 'react-dom', 'next', 'next/*'],
  },
  {
    // A game as a page that stands alone: it folds the log by itself.
    folder: 'components/archive',
    may: ['components', 'lib/engine', 'lib/eventlog', 'lib/wording', 'lib/i18n'],
    packages: ['node:crypto'],
  },
  {
    // Every moment of a game in its page: it folds the log by itself and draws with all that draws a table.
    folder: 'components/history/stepping',
    may: [
      'components',
      'lib/engine',
      'lib/eventlog',
      'lib/wording',
      'lib/i18n',
      'lib/recap',
      'lib/generated/stepping',
    ],
    types: ['lib/service/table-view'],
    packages: ['react', 'react-dom'],
  },
  {
    // A private copy of a game, played by the reader's browser.
    folder: 'components/sandbox',
    may: [
      'components',
      'lib/sandbox',
      'lib/bots',
      'lib/engine',
      'lib/turn',
      'lib/wording',
      'lib/i18n',
      'lib/generated/sandbox',
    ],
    types: ['lib/service/table-view', 'lib/service/sandbox-view'],
    packages: ['react', 'react/*'],
  },
  {
    // Charts: scales and shapes come from a library, drawn on the server.
    folder: 'components/figures',
    may: ['components', 'lib/wording', 'lib/i18n', 'lib/recap'],
    types: ['lib/engine', 'lib/service/table-view', 'lib/recap'],
    packages: ['react', 'd3-scale', 'd3-shape'],
  },
  {
    // The check of a game in the reader's browser.
    folder: 'components/verify',
    may: ['components', 'lib/verify', 'lib/eventlog', 'lib/i18n'],
    packages: ['react'],
  },
  {
    folder: 'app',
    may: [
      'app',
      'components',
      'lib/service',
      'lib/http',
      'lib/live',
      'lib/ops',
      'lib/auth',
      'lib/outbox',
      'lib/content',
      'lib/turn',
      'lib/recap',
      'lib/learning',
      'lib/pace',
      'lib/wording',
      'lib/i18n',
      'lib/verify/report',
      'messages',
      'lib/casebook',
      ...SHELLS,
    ],
    types: ['lib/engine'],
    packages: [
      'react',
      'react/*',
      'react-dom',
      'next',
      'next/*',
      'next-auth',
      'qrcode',
      'zod',
      'server-only',
      'node:*',
    ],
  },
];

const isWithin = (target, folder) => target === folder || target.startsWith(`${folder}/`);

/** The layer that holds a file of the project (path from the root, without its ending). */
export function layerOf(file) {
  const holding = LAYERS.filter(({ folder }) => isWithin(file, folder));
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0];
}

const withoutEnding = (file) => file.replace(/\.[cm]?[jt]sx?$/, '');

/** The imported file from the project's root, or undefined for a package. */
export function projectPath(importer, specifier) {
  if (specifier.startsWith('@/')) return withoutEnding(specifier.slice(2));
  if (!specifier.startsWith('.')) return undefined;
  return withoutEnding(path.posix.join(path.posix.dirname(importer), specifier));
}

function matchesPackage(specifier, pattern) {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}

/** What is wrong with `importer` importing `specifier`, or undefined when it may. */
export function refuseImport(importer, specifier, typeOnly) {
  const layer = layerOf(withoutEnding(importer));
  if (!layer) return undefined;
  const target = projectPath(importer, specifier);
  if (target === undefined) {
    const known = layer.packages.some((pattern) => matchesPackage(specifier, pattern));
    return known ? undefined : `${layer.folder} may not import the package ${specifier}`;
  }
  // Style sheets and fonts lie beside what uses them.
  if (/\.(css|woff2)$/.test(target)) return undefined;
  if (layer.may.some((folder) => isWithin(target, folder))) return undefined;
  if (!(layer.types ?? []).some((folder) => isWithin(target, folder))) {
    return `${layer.folder} may not import ${target}`;
  }
  return typeOnly ? undefined : `${layer.folder} may import only types from ${target}`;
}

/** `import type ...`, or every single name marked with `type`. */
function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}

function createListeners(context) {
  const importer = path.relative(ROOT, context.filename).split(path.sep).join('/');
  const check = (node) => {
    if (typeof node.source?.value !== 'string') return;
    const message = refuseImport(importer, node.source.value, isTypeOnly(node));
    if (message) context.report({ node: node.source, message: `${message} (scripts/lint/layers.mjs)` });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

export const layersPlugin = {
  rules: {
    layers: {
      meta: { type: 'problem', docs: { description: 'Who may import what' }, schema: [] },
      create: createListeners,
    },
  },
};
