/** The pages of the product. The header, its second line, every menu and the footer use them. */

/** Every page listed in a menu, with the name that its heading begins with. */
export const PLACES = {
  play: { href: '/', name: 'site.places.start' },
  newTable: { href: '/#new-table', name: 'site.newTable' },
  boxes: { href: '/boxes', name: 'boxes.title' },
  learn: { href: '/learn', name: 'learn.title' },
  rules: { href: '/rules', name: 'rules.page.title' },
  reference: { href: '/reference', name: 'reference.title' },
  symbols: { href: '/symbols', name: 'reference.symbols' },
  film: { href: '/film', name: 'site.film' },
  insights: { href: '/insights', name: 'insights.title' },
  puzzles: { href: '/puzzles', name: 'puzzles.title' },
  puzzle: { href: '/puzzles/today', name: 'site.places.dailyPuzzle' },
  challenges: { href: '/challenges', name: 'site.ways.title' },
  daily: { href: '/daily', name: 'daily.title' },
  weekly: { href: '/weekly', name: 'weekly.title' },
  duels: { href: '/duels', name: 'site.places.duels' },
  tables: { href: '/me/tables', name: 'tables.mine' },
  circles: { href: '/circles', name: 'circles.title' },
  competitions: { href: '/competitions', name: 'seasons.title' },
  ratings: { href: '/rated', name: 'ratings.title' },
  lobby: { href: '/lobby', name: 'tables.lobby' },
  offline: { href: '/offline', name: 'train.title' },
  account: { href: '/me', name: 'people.me.title' },
  prompts: { href: '/me/prompts', name: 'notifications.title' },
  import: { href: '/import', name: 'archive.importTitle' },
  verify: { href: '/verify', name: 'verify.title' },
  status: { href: '/status', name: 'operator.status.title' },
  api: { href: '/api-docs', name: 'site.places.api' },
  accessibility: { href: '/accessibility', name: 'accessibility.title' },
} as const;

export type SitePlace = keyof typeof PLACES;

/** The sections of the site: the page of each, and the pages of its second line, at most six. */
export const TABS = [
  ['play', ['newTable', 'boxes']],
  ['learn', ['learn', 'rules', 'reference', 'symbols', 'film', 'insights']],
  ['puzzles', ['puzzles', 'puzzle']],
  ['challenges', ['challenges', 'daily', 'weekly', 'duels']],
  ['tables', ['tables', 'circles', 'competitions', 'ratings', 'lobby', 'offline']],
] as const satisfies readonly (readonly [SitePlace, readonly SitePlace[]])[];

/** The section of a page. */
export const tabOf = (here: SitePlace | undefined) =>
  TABS.find(([tab, places]) => tab === here || places.some((place) => place === here));

/** The part of a menu that no section has. */
export const SERVICE = ['account', 'prompts', 'import'] as const satisfies readonly SitePlace[];

/** Links in the footer. */
export const FOOT = ['accessibility', 'status', 'api', 'verify'] as const satisfies readonly SitePlace[];
