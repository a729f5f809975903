/** The kept positions whose lines are counted, and their numbers in recorded-lines/. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countLines, type CountedPosition, type KeptPosition } from './lines';

const NO_REFRESH = ['RefreshRow'] as const;
const FOLDER = path.join(import.meta.dirname, 'recorded-lines');

export const POSITIONS: readonly KeptPosition[] = [
  { title: 'opening of two', game: '2-players-base', after: 0, without: [] },
  { title: 'opening of four', game: '4-players-ties-include-sites', after: 0, without: NO_REFRESH },
  { title: 'opening on B sides alone', game: 'solo-simple-b-side', after: 0, without: NO_REFRESH },
  { title: 'turn in the middle', game: '2-players-base', after: 128, without: NO_REFRESH },
  { title: 'upgrade to be placed', game: '2-players-base', after: 88, without: NO_REFRESH },
  { title: 'wall to be placed', game: '3-players-online', after: 299, without: NO_REFRESH },
  { title: 'building to be placed', game: '2-players-online', after: 122, without: NO_REFRESH },
  {
    title: 'technology to be chosen',
    game: '3-players-a-sets-technologies-wait',
    after: 105,
    without: NO_REFRESH,
  },
  { title: 'technology to be used', game: '2-players-first-game', after: 127, without: NO_REFRESH },
  { title: 'up arrow', game: '3-players-refill-on-demand', after: 292, without: NO_REFRESH },
  { title: 'plaza reward', game: '4-players-online', after: 62, without: NO_REFRESH },
  { title: 'plaza reward of another seat', game: '4-players-base', after: 341, without: NO_REFRESH },
  { title: 'technology of another seat', game: '4-players-base', after: 63, without: NO_REFRESH },
  { title: 'bridge tile to be chosen', game: '2-players-online', after: 165, without: NO_REFRESH },
  { title: 'plank to be placed', game: '2-players-first-game', after: 210, without: NO_REFRESH },
  { title: 'windows to be discarded', game: '4-players-online', after: 332, without: NO_REFRESH },
  { title: 'Peter Parler builds', game: 'solo-parler', after: 107, without: NO_REFRESH },
  { title: 'last turn', game: '2-players-b-sets-open-v', after: 226, without: NO_REFRESH },
];

const fileOf = (title: string): string => path.join(FOLDER, `${title.replaceAll(' ', '-')}.json`);

/** A kept position with its numbers as they lie in their file. */
export function readCounted(title: string): CountedPosition {
  return JSON.parse(readFileSync(fileOf(title), 'utf8')) as CountedPosition;
}

/** `missing` or `all`, as for golden games. */
export function countWhatIsAsked(wanted: string | undefined): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const kept of POSITIONS) {
    if (wanted !== 'all' && (wanted !== 'missing' || existsSync(fileOf(kept.title)))) continue;
    const { lines, byFirst } = countLines(kept);
    const head = JSON.stringify({ ...kept, lines }, null, 2).slice(0, -2);
    const rows = Object.entries(byFirst).map(([first, n]) => `    ${JSON.stringify(first)}: ${n}`);
    writeFileSync(fileOf(kept.title), `${head},\n  "byFirst": {\n${rows.join(',\n')}\n  }\n}\n`);
  }
}
