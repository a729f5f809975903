/** No wording for variety’s sake (docs/wording.md): one thing is said in one way, here and in every language. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { messagesOf } from './catalogue';
import { sourcesIn } from './sources';

/** Keys whose words depend on their place in the sentence or on the gender of its noun. */
const BY_GRAMMAR: Readonly<Record<string, string>> = {
  'coach.head': 'a command, while the button is an infinitive',
  'terms.gained': 'an object of a sentence',
  'site.how.back.title': 'a command to the reader',
  'setup.variant.faces.random': 'agrees with tiles',
  'site.startRandom': 'agrees with a player',
  'seasons.goesOn': 'agrees with a competition',
  'mail.decisionLook': 'a decision of a table, not of an organiser',
};

const isByGrammar = (key: string) => Object.keys(BY_GRAMMAR).some((prefix) => key.startsWith(prefix));

/** The arm for zero is added by a tool, where the number can be zero. */
const withoutZero = (text: string) => text.replaceAll(/=0 \{[^{}]*\} /g, '');

test.each(LOCALES.filter((locale) => locale !== 'en'))(
  'one English text of three words or more has one translation in %s',
  (locale) => {
    const translations = messagesOf(locale);
    const said = new Map<string, Map<string, string>>();
    for (const [key, text] of messagesOf('en')) {
      if (text.split(' ').length < 3 || isByGrammar(key)) continue;
      const others = said.get(text) ?? new Map<string, string>();
      others.set(withoutZero(translations.get(key) ?? ''), key);
      said.set(text, others);
    }
    const varied = [...said.values()].filter(({ size }) => size > 1).map((others) => [...others.values()]);
    expect(varied).toEqual([]);
  },
);

test('no text is chosen by chance or in turns', () => {
  const varied = [...messagesOf('en').keys()].filter((key) => /\.(odd|even)$/.test(key));
  const chosen = sourcesIn('components', 'app', 'lib').flatMap(({ file, text }) => {
    if (!/\bt\(/.test(text) || !/%|random/.test(text)) return [];
    const root = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())) {
        const key = node.arguments[0]?.getText() ?? '';
        if (/ % |random\(/.test(key)) found.push(`${file}: ${key}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(root);
    return found;
  });
  expect([...varied, ...chosen]).toEqual([]);
});
