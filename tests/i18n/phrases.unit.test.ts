/** Messages hold no phrase that docs/wording.md and its pages by language avoid. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/game/wording/locales';
import { MESSAGE_PHRASES, phrasesIn } from '../../scripts/lint/message-phrases';
import { PHRASES } from '../../scripts/lint/prose';
import { messagesOf } from './catalogue';

const OWN = Object.fromEntries(
  Object.keys(MESSAGE_PHRASES).map((locale) => [
    locale,
    Object.keys(MESSAGE_PHRASES[locale] ?? {}).filter((rule) => locale !== 'en' || !(rule in PHRASES)),
  ]),
);

test.each(LOCALES)('%s has rules of its own, at least fifteen', (locale) => {
  expect(OWN[locale]?.length).toBeGreaterThanOrEqual(15);
});

test.each(LOCALES)('no message in %s holds an avoided phrase', (locale) => {
  // say.asks lists words that players type.
  const messages = [...messagesOf(locale)].filter(([key]) => key !== 'say.asks');
  const found = messages.flatMap(([key, text]) =>
    phrasesIn(locale, text).map((phrase) => `${key}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

/** A message that each rule refuses. */
const REFUSED: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Nothing here any more.',
    'You cannot move.',
    'an edge bonus',
    'How to go on',
    'We send a mail.',
    'You are next but one.',
    'It ends by itself.',
    'Try it in the sandbox.',
    'the set-up',
    'a slot bonus',
    'Somebody moves.',
    ', something waits here',
    "it's",
    'To the table',
    'A table waits for you.',
    'Deal of the day',
  ],
  de: [
    '{channel} abmelden',
    'Aufgehobene Briefe',
    'dieselbe Auslage',
    'Ein Urlaub ist ausgemacht.',
    'Variante behalten',
    'Besser als damals',
    'Bei einer Endwertung',
    'Hier löschen Sie Ihr Konto.',
    'ein frischer Link',
    'als Gastgeber',
    'Der Ort leuchtet.',
    'Link machen',
    'Eine Mail kommt.',
    'Computer: Meister',
    'im Sandkasten',
    'Nur die Mitspielende',
    'als Übernächstes dran, das Übernächste',
    'Gefragt hat: {by}.',
    'Web-Hook',
  ],
  'pt-BR': [
    'isso acontece sozinho assim que possível',
    'Caminho Real',
    'Cantos',
    'a mesma disposição',
    'Férias em comum',
    'Gancho web',
    'um lance de {name}',
    'a mesa de trabalho',
    'Muralhas',
    'Para a mesa',
    'ficam particulares',
    'Pergunta-me',
    'Procura-se outra pessoa',
    'Recibo do passo',
    'jogar sem rede',
    'Simulação',
    'Enviando sua vez …',
    'Foram tentativas demais.',
    'Vale em uma hora',
    'se você mesmo pediu',
  ],
};

test.each(LOCALES)('each rule of %s refuses its phrase', (locale) => {
  const refused = REFUSED[locale].flatMap((message) =>
    phrasesIn(locale, message).map((found) => found.split(':')[0]),
  );
  expect((OWN[locale] ?? []).filter((rule) => !refused.includes(rule))).toEqual([]);
  expect(REFUSED[locale].filter((message) => phrasesIn(locale, message).length === 0)).toEqual([]);
});
