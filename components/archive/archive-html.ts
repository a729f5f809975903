/**
 * A whole game as one file: log, drawings' code, words of one language, style. It asks for nothing from
 * anywhere, and its own policy forbids everything but the script it was written with.
 */
import { createHash } from 'node:crypto';
import type { PackData } from '@/lib/game/engine/pack';
import { eventsOf } from '@/lib/game/eventlog/parse';
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { Messages } from '@/lib/game/wording/make-wording';
import { endingWords } from '@/lib/game/wording/game-ending';
import type { Wording } from '@/lib/game/wording/wording';
import { rowText } from '@/lib/game/wording/events';
import type { LogWording } from '@/lib/game/wording/log-wording';
import { seatsAt } from '@/lib/game/wording/tenures';
import { DIRECTION_ICONS, DIRECTIONS } from '@/components/history/direction-icons';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { FILM_ICONS } from '@/components/history/film/icons';
import { compileMessages } from '@/lib/game/wording/compile-messages';
import { messagesOfArchive, peopleOfArchive, rowsOfArchive, type ArchiveData } from './data';

/** Script and style of the page, as they were bundled. */
export interface ArchiveAssets {
  readonly script: string;
  readonly style: string;
}

export interface ArchivePage {
  readonly document: GameDocument;
  readonly pack: PackData;
  readonly words: Wording;
  readonly messages: Parameters<typeof messagesOfArchive>[0] & Messages;
  readonly assets: ArchiveAssets;
}

type People = Pick<ArchiveData, 'seats' | 'tenures'>;

/** The page. */
export function archiveHtml({ document, pack, words, messages, assets }: ArchivePage): string {
  const people = peopleOfArchive(words, document);
  const rows = rowsOfArchive(document);
  const data: ArchiveData = {
    locale: words.locale,
    messages: compileMessages(messagesOfArchive(messages)),
    pack,
    ...people,
    rows,
  };
  const title = escapeMarkup(words.t('archive.viewer.title', { name: document.game.name }));
  const script = assets.script.replaceAll('</script', '<\\/script');
  return `<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${assets.style.replaceAll('</', '<\\/')}</style>
</head>
<body>
${bodyOf(document, pack, words, title, people)}
<script type="application/json" id="game">${jsonInside(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Nothing is loaded and nothing is sent; drawings carry styles of their own. */
function policy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}

/** JSON that no text in it can end, without what only people read in a pack. */
function jsonInside(value: object): string {
  const json = JSON.stringify(value, (key, member: unknown) => (key === 'provenance' ? undefined : member));
  return json.replaceAll('<', '\\u003c');
}

function bodyOf(
  document: GameDocument,
  pack: PackData,
  words: Wording,
  title: string,
  people: People,
): string {
  const { t } = words;
  const { id, seq, status, ending } = document.game;
  const say = (text: string) => `<p class="small">${escapeMarkup(text)}</p>`;
  return `<header><h1>${title}</h1>
${controls(words, seq)}
</header>
<main>
<noscript>${say(t('archive.viewer.noScript'))}</noscript>
<p id="broken" hidden role="alert">${escapeMarkup(t('archive.viewer.broken'))}</p>
<div id="board"></div>
<section class="zone" id="told" aria-labelledby="told-title"><h2 id="told-title">${escapeMarkup(t('archive.viewer.log'))}</h2>
<ol class="log" tabindex="0" aria-labelledby="told-title">${logItems(document, pack, words, people)}</ol></section>
</main>
<footer>${say(t('archive.viewer.about', { id, seq }))}${status === 'running' ? say(t('archive.viewer.running')) : ''}${ending ? say(endingWords(words, document.seats, ending)) : ''}</footer>`;
}

function controls({ t }: Wording, last: number): string {
  const buttons = DIRECTIONS.map((direction) => {
    const name = escapeMarkup(t(`archive.viewer.${direction}`));
    return `<button type="button" data-direction="${direction}" aria-label="${name}" title="${name}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${DIRECTION_ICONS[direction]}"/></svg></button>`;
  });
  const slider = escapeMarkup(t('archive.viewer.slider'));
  return `<div class="steps" id="steps" hidden>${buttons.join('')}${film(t)}<input type="range" id="slider" min="1" max="${last}" value="${last}" aria-label="${slider}"><output id="step" for="slider"></output></div>
<p class="small keys">${escapeMarkup(t('archive.viewer.keys'))}</p><p id="now" role="status"></p>`;
}

/** Plays by itself, as the film of a table does. */
function film(t: Wording['t']): string {
  const [name, pause] = [escapeMarkup(t('history.play')), escapeMarkup(t('history.pause'))];
  return `<button type="button" id="play" data-play="${name}" data-pause="${pause}" aria-label="${name}" title="${name}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${FILM_ICONS.play}"/></svg></button><label><input type="checkbox" id="slower"> ${escapeMarkup(t('recap.slower'))}</label>`;
}

/** The log in words: what there is without JavaScript, and the list to jump from with it. */
function logItems(document: GameDocument, pack: PackData, words: Wording, people: People): string {
  const [first] = document.log;
  const side = first?.command.type === 'SetupChoices' ? first.command.setup.variant.actionSide : 'A';
  const tellAt = (seq: number): LogWording => ({ words, pack, seats: seatsAt(people, seq), side });
  const undone = new Set<number>();
  const rows = document.log.map((row) => ({ ...row, events: eventsOf(row) }));
  for (const { events } of rows)
    for (const event of events) if (event.type === 'Undone') event.rows.forEach((seq) => undone.add(seq));
  return rows
    .map((row) => {
      const text = escapeMarkup(rowText(tellAt(row.seq), row));
      const said = undone.has(row.seq)
        ? `<s>${text}</s> (${escapeMarkup(words.t('archive.viewer.undone'))})`
        : text;
      return `<li value="${row.seq}" data-seq="${row.seq}"><a href="#${row.seq}">${row.seq}</a> <span>${said}</span></li>`;
    })
    .join('\n');
}
