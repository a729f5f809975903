/** Messages follow docs/wording.md: phrases that it forbids are in no message. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/locales';
import { messagesOf } from './catalogue';

/** Phrases that readers tripped over; docs/wording.md has the better ones. */
const NEVER: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /^Open$/,
    /must be done/,
    /happens by itself/,
    /\blapse/i,
    /answer now/,
    /cannot end yet/,
    /Still to do/,
    /A person, if named/,
    /\bwere level and are now\b/,
    /Nothing is lost by/,
    /Carried out by itself/,
    /Why not something else/,
    /choice to make before anything else/,
    /\bglow/i,
    /fold away/,
    /Since you left/,
    /You could afford/,
    /free of charge: /,
    /best of the others you (were|are)/,
    /Your forecast stays/,
    /if it ended now/i,
    /fixed by the promise/,
    /promise and receipt/,
    /Two moments/,
    /^Mine$/,
    /^Waiting for (me|you)$/,
    /How I am told/,
    /Add a way/,
    /Nothing waits for you/,
    /Hear no more/,
    /\bchair\b/,
    /Door, watchers/,
    /Delete me\b/,
    /Deal anew/,
    /^Go on$/,
    /something else than I proposed/,
    /What one asks at the table/,
    /Times are those of/,
    /loads again/,
    /right to a special tile, or/,
    /Effect of space/,
    /\bby (itself|themselves)\b/,
    /\bvoices?\b/,
    /\b(other|this) ways?\b(?! to| from)/i,
    /Seen, /,
    /Fair play/,
    /^Steps$|^Figures$|^Check this game$/,
    /Place his pawn/,
    /Take the points of the slot/,
    /was too often/,
    /opens? nothing|no more\b.* open/,
    /\b[Ff]org(e|o)t/,
    /within your means|[Bb]eyond your means/,
    /whole clock/,
    /\bam for it\b/,
    /[Tt]ime is out (for|at)/,
    /^Look (what|into)/,
  ],
  de: [
    /einklappen/,
    /nichts Passendes|mehr passt nicht/,
    /es fehlt \{/,
    /Mailadresse/,
    /\(freiwillig\)/,
    /Anspr(u|ü)ch/,
    /Quittung/,
    /Am Telefon/,
    /\bStuhl\b/,
    /liegen lassen/,
    /Das war oft\b/,
    /Mich löschen/,
    /\bvon selbst\b/,
    /Dieser Weg|anderen Wegen/,
    /Das Spiel „/,
    /Das war zu oft/,
    /öffnet (dann )?nichts mehr/,
    /[Vv]ergiss|[Vv]ergess/,
    /Zugfolge/,
    /Versprechen/,
  ],
  'pt-BR': [
    /: falta \{/,
    /aparelho/,
    /caixa de areia/i,
    /fichas? (azu|vermelh)/,
    /\bExecute\b/,
    /É o seu turno/i,
    /caduc/,
    /se jog(a|ou) sozinho/,
    /não cabe/,
    /cadeira/,
    /terreno livre/,
    /(vira|viram|age|atualiza|começou|começaram|jogue|-se) sozinh/,
    /está (atrasado|convidado)|foi convidado/,
    /\bvo(z|zes)\b(?! alta)/,
    /[Ss]eu turno em \{/,
    /[Ee]squec/,
    /[Pp]romessa/,
    /não abre mais nada/,
  ],
};

const PAGES = ['docs/wording.md', 'docs/wording-de.md', 'docs/wording-pt-br.md'];

/** The "before" column of the tables of a page. */
function badSentences(file: string): string[] {
  const [, table = ''] = readFileSync(file, 'utf8').split('| where | before | after |');
  return table.split('\n').flatMap((line) => {
    const [, where = '', before = ''] = line.split(' | ').length === 3 ? ['', ...line.split(' | ')] : [];
    return where === '' ? [] : [before];
  });
}

/** Codes of the specification are in docs and logs, never in texts for players. */
const CODES = /\b(DEV-\d|ASYNC_TECH|OPEN_V|TIE_INCLUDES_SITE)\b|[¶§]/;

describe.each(LOCALES)('the messages in %s', (locale) => {
  const messages = [...messagesOf(locale)].filter(([key]) => !key.startsWith('operator.'));

  test('hold nothing that docs/wording.md says never to write', () => {
    const found = messages.filter(([, text]) => [...NEVER[locale], CODES].some((bad) => bad.test(text)));
    expect(found).toEqual([]);
  });

  test('name a choice in at most ten words', () => {
    const choices = messages.filter(([key]) => /^(options|moves\.group|pace\.kinds|open\.class)\./.test(key));
    const long = choices.filter(([, text]) => wordsIn(text) > MAX_WORDS);
    expect(long).toEqual([]);
    expect(choices.length).toBeGreaterThan(50);
  });
});

test('no message is a sentence that docs/wording.md quotes as bad', () => {
  expect(badSentences(PAGES[0] ?? '').length).toBeGreaterThanOrEqual(25);
  const messages = new Set(LOCALES.flatMap((locale) => [...messagesOf(locale).values()]));
  expect(PAGES.flatMap(badSentences).filter((sentence) => messages.has(sentence))).toEqual([]);
});

const MAX_WORDS = 10;

/** What is filled in counts as one word, and of forms only the first that is not about number or name. */
function wordsIn(text: string): number {
  const filled = text.replaceAll(/\{\w+, (?:plural|select), [^{]*\{([^{}]*)\}(?:[^{}]|\{[^{}]*\})*\}/g, '$1');
  return filled
    .replaceAll(/\{\w+\}/g, 'x')
    .split(/\s+/)
    .filter(Boolean).length;
}
