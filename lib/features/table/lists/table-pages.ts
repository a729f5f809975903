import { z } from 'zod';

/**
 * Pages of a table that messages lead to by way of the table itself, if only its players may look: as they
 * are named in an address.
 */
const PAGES = {
  log: '/log',
  replay: '/at/1',
  figures: '/figures',
  archive: '/archive.html',
} as const;

const NameSchema = z.enum(['log', 'replay', 'figures', 'archive']);
type Name = z.output<typeof NameSchema>;

/** The page that an address asks for. */
export function pageAsked(to: unknown): (typeof PAGES)[Name] | undefined {
  const name = NameSchema.safeParse(to);
  return name.success ? PAGES[name.data] : undefined;
}

/** The name of a page from its address. */
export function nameOfPage(page: string): Name | undefined {
  return NameSchema.options.find((name) => PAGES[name] === page);
}
