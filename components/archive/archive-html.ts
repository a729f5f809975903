/**
 * A whole game as one self-contained HTML file: log, drawing code, messages of one language, styles. It loads
 * nothing, and its CSP allows only the included script.
 */
import { createHash } from 'node:crypto';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import type { PackData } from '@/lib/game/engine/pack';
import type { ExportedThought, GameDocument } from '@/lib/game/eventlog/export';
import { rowText } from '@/lib/game/wording/events';
import { endingWords } from '@/lib/game/wording/game-ending';
import { compileMessages } from '@/lib/game/wording/language/compile-messages';
import type { Messages } from '@/lib/game/wording/language/make-wording';
import type { LogWording } from '@/lib/game/wording/log-lines';
import { seatName } from '@/lib/game/wording/names';
import { seatsAt } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import {
  messagesOfArchive,
  peopleOfArchive,
  rowsOfArchive,
  type ArchiveData,
  type ArchivePeople,
} from './data';

/** The bundled script and style of the page. */
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

export function archiveHtml({ document, pack, words, messages, assets }: ArchivePage): string {
  const data: ArchiveData = {
    locale: words.locale,
    messages: compileMessages(messagesOfArchive(messages), words.locale),
    pack,
    table: peopleOfArchive(words, document),
    rows: rowsOfArchive(document),
    thoughts: document.thoughts,
  };
  const title = escapeMarkup(words.t('archive.viewer.title', { name: document.game.name }));
  // These tags would end the script element, or open another one.
  const script = assets.script.replaceAll('</script', '<\\/script').replaceAll('<script', '<\\script');
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
${bodyOf(document, words, title, data)}
<script type="application/json" id="game">${jsonInside(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Blocks all requests. Inline styles are allowed because drawings contain them. */
function policy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
}

/** JSON that cannot end the script element, without pack members for people and `undone: false`. */
function jsonInside(value: object): string {
  const json = JSON.stringify(value, (key, member: unknown) =>
    key === 'provenance' || (key === 'undone' && member === false) ? undefined : member,
  );
  return json.replaceAll('<', '\\u003c');
}

function bodyOf(document: GameDocument, words: Wording, title: string, data: ArchiveData): string {
  const { t } = words;
  const { id, seq, status, ending } = document.game;
  const say = (text: string) => `<p class="small">${escapeMarkup(text)}</p>`;
  return `<header><h1>${title}</h1>
<div id="controls"></div>
</header>
<main>
<noscript>${say(t('archive.viewer.noScript'))}</noscript>
<p id="broken" hidden role="alert">${escapeMarkup(t('archive.viewer.broken'))}</p>
<div id="thoughts"></div><div id="board"></div><div id="sheet" class="sr-only" aria-hidden="true"></div>
<section class="zone" id="told" aria-labelledby="told-title"><h2 id="told-title">${escapeMarkup(t('archive.viewer.log'))}</h2>
<ol class="log" id="rows" tabindex="0" aria-labelledby="told-title">${logItems(words, data)}</ol></section>
</main>
<footer>${say(t('archive.viewer.about', { id, seq }))}${status === 'running' ? say(t('archive.viewer.running')) : ''}${ending ? say(endingWords(words, document.seats, ending)) : ''}</footer>`;
}

/** The log as sentences. It is readable without JavaScript and serves as the list of jump targets. */
function logItems(words: Wording, { pack, table, rows, thoughts = [] }: ArchiveData): string {
  const [first] = rows;
  const side = first?.command.type === 'SetupChoices' ? first.command.setup.variant.actionSide : 'A';
  const tellAt = (seq: number): LogWording => ({ words, pack, seats: seatsAt(table, seq), side });
  return rows
    .map((row) => {
      const text = escapeMarkup(rowText(tellAt(row.seq), row));
      const said = row.undone ? `<s>${text}</s> (${escapeMarkup(words.t('archive.viewer.undone'))})` : text;
      const notes = thoughts
        .filter(({ seq }) => seq === row.seq)
        .map((thought) => thoughtHtml(words, table, thought));
      return `<li value="${row.seq}" data-seq="${row.seq}"><a href="#${row.seq}">${row.seq}</a> <span>${said}</span>${notes.join('')}</li>`;
    })
    .join('\n');
}

function thoughtHtml(words: Wording, people: ArchivePeople, { seat, seq, text }: ExportedThought): string {
  const name = seatName(words, seatsAt(people, seq), seat);
  const who = words.t('archive.viewer.thought', { name });
  return `<figure><figcaption>${escapeMarkup(who)}</figcaption><blockquote>${escapeMarkup(text)}</blockquote></figure>`;
}
