/** The pages of docs/deploy, as a reader copies them. */
import { readText, projectFiles } from './project-files';

export const PARTS = ['Start', 'Settings', 'Email', 'Backup', 'Upgrade', 'Back out'] as const;

export interface Part {
  readonly title: string;
  /** Blocks of commands, in the order of the page. */
  readonly blocks: readonly string[];
  /** The line that says what one should see. */
  readonly last: string;
}

export const PAGES = projectFiles(/^docs\/deploy\/.*\.md$/);

/** The parts of a page. */
export function partsOf(page: string): readonly Part[] {
  const [, ...parts] = readText(page).split(/^## /m);
  return parts.map((text) => ({
    title: text.split('\n')[0] ?? '',
    blocks: [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block),
    last: text.trimEnd().split('\n').at(-1) ?? '',
  }));
}

/** Every block of another page that is in a shell’s language. */
export const blocksOf = (page: string): readonly string[] => partsOf(page).flatMap(({ blocks }) => blocks);
