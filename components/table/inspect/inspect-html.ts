import { linkToSheet, sheetOf } from '@/lib/game/drawing/sheet';
import { whyHereHtml } from '@/components/move/why-at';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { lookOf } from './inspect';
import type { Looking } from './inspection';
import { rulesHref } from './rules-of';

/** A piece seen large as markup: heading, drawings, sentences; undefined when the key names nothing. */
export function lookHtml(looking: Looking, key: string): string | undefined {
  const look = lookOf(looking, key);
  if (!look) return undefined;
  const drawings = look.drawings.map((drawing) => `<div>${drawing}</div>`).join('');
  const lines = look.lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  const shown = drawings ? `<div class="look-drawings">${drawings}</div>` : '';
  const html = `<h2 id="look-title">${escapeMarkup(look.title)}</h2>${whyHereHtml(looking.table, looking.words, key)}${shown}<ul class="words">${lines}</ul>${rulesHtml(looking, key)}`;
  return linkToSheet(html, sheetOf(looking.table.pack).url);
}

/** The way to the rules of a piece. */
function rulesHtml({ words }: Looking, key: string): string {
  const text = escapeMarkup(words.t('look.inRules'));
  return `<p class="look-rules"><a href="${rulesHref(key)}">${text}</a></p>`;
}
