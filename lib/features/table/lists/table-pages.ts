import { z } from 'zod';

/**
 * The pages of a table, by the name that a link's address uses. A link in a message goes through the
 * table first if only its players can watch.
 */
const PAGES = {
  log: '/log',
  replay: '/at/1',
  figures: '/figures',
  archive: '/archive.html',
} as const;

const NameSchema = z.enum(['log', 'replay', 'figures', 'archive']);
type Name = z.output<typeof NameSchema>;

/** The page named in an address. */
export function pageNamed(to: unknown): (typeof PAGES)[Name] | undefined {
  const name = NameSchema.safeParse(to);
  return name.success ? PAGES[name.data] : undefined;
}

/** The name of a page from its address. */
export function nameOfPage(page: string): Name | undefined {
  return NameSchema.options.find((name) => PAGES[name] === page);
}
