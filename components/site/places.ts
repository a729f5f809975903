/** The pages of the product and their menu groups. The header and every menu use them. */

/** Every page listed in a menu, with its name. */
export const PLACES = {
  play: { href: '/', name: 'site.places.start' },
  tables: { href: '/me/tables', name: 'tables.mine' },
  circles: { href: '/circles', name: 'circles.title' },
  competitions: { href: '/competitions', name: 'seasons.title' },
  lobby: { href: '/lobby', name: 'tables.lobby' },
  newTable: { href: '/#new-table', name: 'site.newTable' },
  daily: { href: '/daily', name: 'daily.title' },
  weekly: { href: '/weekly', name: 'weekly.title' },
  duels: { href: '/duels', name: 'site.places.duels' },
  learn: { href: '/learn', name: 'learn.title' },
  rules: { href: '/rules', name: 'site.places.rules' },
  reference: { href: '/reference', name: 'reference.title' },
  symbols: { href: '/symbols', name: 'site.places.symbols' },
  puzzles: { href: '/puzzles', name: 'puzzles.title' },
  puzzle: { href: '/puzzles/today', name: 'site.places.dailyPuzzle' },
  boxes: { href: '/boxes', name: 'boxes.title' },
  insights: { href: '/insights', name: 'insights.title' },
  film: { href: '/film', name: 'site.film' },
  account: { href: '/me', name: 'people.me.account' },
  prompts: { href: '/me/prompts', name: 'notifications.title' },
  import: { href: '/import', name: 'site.places.import' },
  verify: { href: '/verify', name: 'site.places.verify' },
  status: { href: '/status', name: 'operator.status.title' },
  api: { href: '/api-docs', name: 'site.places.api' },
  accessibility: { href: '/accessibility', name: 'accessibility.title' },
} as const;

export type SitePlace = keyof typeof PLACES;

export const GROUPS = [
  ['play', ['play', 'tables', 'circles', 'competitions', 'lobby', 'newTable', 'daily', 'weekly', 'duels']],
  ['learn', ['learn', 'rules', 'reference', 'symbols', 'puzzles', 'puzzle', 'insights', 'film', 'boxes']],
  ['service', ['account', 'prompts', 'import', 'verify', 'status', 'api', 'accessibility']],
] as const satisfies readonly (readonly [string, readonly SitePlace[]])[];

/** The tabs of a wide header, and the places that belong to each. */
export const TABS = [
  ['play', ['play', 'newTable']],
  ['learn', ['learn', 'rules', 'reference', 'symbols', 'film', 'boxes']],
  ['puzzles', ['puzzles', 'puzzle']],
  ['daily', ['daily', 'weekly', 'duels']],
  ['tables', ['tables', 'circles', 'competitions', 'lobby', 'import']],
] as const satisfies readonly (readonly [SitePlace, readonly SitePlace[]])[];

/** Links in the footer. */
export const FOOT = [
  'rules',
  'accessibility',
  'status',
  'api',
  'verify',
] as const satisfies readonly SitePlace[];
