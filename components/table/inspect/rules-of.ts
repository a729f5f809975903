/** The casebook topic of a piece. */
import { parseAt, type AtKind } from '@/lib/game/drawing/board-location';

const TOPIC_OF: Readonly<Record<AtKind, string>> = {
  crane: 'CRANE',
  slot: 'HEX',
  row: 'REFRESH',
  site: 'BUILD',
  plaza: 'PLAZA',
  reward: 'PLAZA',
  cell: 'WALL',
  rival: 'WALL',
  grid: 'GRID',
  road: 'ROAD',
  bridge: 'BRIDGE',
  stack: 'BRIDGE',
  seal: 'SEAL',
  technology: 'TECH',
  level: 'TECH',
  token: 'PROD',
  goods: 'WEALTH',
  track: 'MINE',
  board: 'SCORE',
};

/** Pieces of one kind with different rules: a pattern for the id, and the topic. */
const FINER: readonly (readonly [RegExp, string])[] = [
  [/^slot:upgrade|action-hex/, 'UPGRADE'],
  [/^slot:wall/, 'WALL'],
  [/^slot:building/, 'BUILD'],
  [/^track:.*quarry/, 'QUARRY'],
  [/^track:.*university/, 'UNI'],
  [/^track:.*technology/, 'TECH'],
  [/^goods:.*egg/, 'EGG'],
  [/^goods:.*window/, 'WINDOW'],
  [/^goods:.*token/, 'TOKEN'],
];

/** The address of the rules of a piece. */
export function rulesHref(key: string): string | undefined {
  const at = parseAt(key);
  if (!at) return undefined;
  const [, finer] = FINER.find(([pattern]) => pattern.test(key)) ?? [];
  return `/rules#${finer ?? TOPIC_OF[at.kind]}`;
}
