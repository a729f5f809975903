import { linkToSheet } from '@/components/board/sheet-url';
import { whyAtHtml } from '@/components/move/why-at';
import { parseAt, type AtKind } from '@/lib/game/drawing/board-location';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { inspect } from './inspect';
import type { InspectContext } from './inspection';

/** The close-up of a piece as markup: heading, drawings, sentences; undefined for an unknown key. */
export function inspectHtml(context: InspectContext, key: string): string | undefined {
  const inspected = inspect(context, key);
  if (!inspected) return undefined;
  const drawings = inspected.drawings
    .map((drawing) => `<div class="grid max-w-120 grow-1 basis-60 justify-items-center">${drawing}</div>`)
    .join('');
  const listed = (lines: readonly string[]) => lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  const shown = drawings
    ? `<div class="inspect-drawings flex flex-wrap items-center justify-center gap-3">${drawings}</div>`
    : '';
  const html = `<h2 id="inspect-title">${escapeMarkup(inspected.title)}</h2>${whyAtHtml(context.table, context.words, key)}${shown}<ul class="words">${listed(inspected.lines)}</ul>${aheadHtml(listed(inspected.ahead ?? []))}${rulesHtml(context, key)}${moreHtml(context)}`;
  return linkToSheet(html, context.table.pack);
}

/** The forecast, which the small card leaves out. */
const aheadHtml = (items: string): string => (items ? `<ul class="words ahead">${items}</ul>` : '');

/** The link to the rules of a piece. */
function rulesHtml({ words }: InspectContext, key: string): string {
  const text = escapeMarkup(words.t('inspect.inRules'));
  return `<p class="to-rules"><a class="inline-flex min-h-target items-center" href="${rulesHref(key)}">${text}</a></p>`;
}

/** How to see the rest. Only the small card shows it (piece-card.ts). */
function moreHtml({ words }: InspectContext): string {
  return `<p class="peek-more small muted" hidden>${escapeMarkup(words.t('inspect.more'))}</p>`;
}

/** The casebook topic of a piece. */
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
