/** The long walks of tools/life run seldom, so their texts are compared with the messages here. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectFiles } from '../docs/project-files';
import { messagesOf } from './catalogue';

const ANY = '\u0001';

/** All forms of a message, with a mark for each value. */
function formsOf(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.reduce<readonly string[]>(
    (forms, element) => formsOfElement(element).flatMap((next) => forms.map((form) => form + next)),
    [''],
  );
}

function formsOfElement(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.tag:
      return formsOf(element.children);
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => formsOf(value));
    default:
      return [ANY];
  }
}

/** People of the stories, and what else they put into a message. */
const VALUES =
  /\b(Anna|Bohumil|Cecilie|Dobromila|Eliska|Filip|Hana)\b|Master builder|My program|\d+|(?<=(Group holiday|From|until) ).*/g;
const LIST = new RegExp(`${ANY}(, ${ANY})*,? and ${ANY}`, 'g');

const comparable = (text: string) => text.replaceAll(VALUES, ANY).replaceAll(LIST, ANY).toLowerCase().trim();

/** Words typed by people of the stories, and the name of a link in the report. */
const OWN = ['A move, and no time.', 'Good luck!', `the link ${ANY} of “${ANY}” to ${ANY}`];

/** Parts of texts that a story expects: arguments and elements of lists, but no titles and no messages of its own. */
function expectedIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'title') return;
    if (ts.isCallExpression(node) && /\.(expect|note|fault)$/.test(node.expression.getText())) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => ANY + literal.text).join(''));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const sentences = found.flatMap((text) => text.split(/(?<=[.!?]) |, or /));
  return sentences.filter((text) => /\p{L}+ \p{L}+/u.test(text) && !/^[/.]|\|/.test(text));
}

test('each text that a story of tools/life expects is part of an English message', () => {
  const texts = [...messagesOf('en').values()].flatMap((text) =>
    formsOf(parse(text, { captureLocation: false })).map(comparable),
  );
  const unknown = projectFiles(/^tools\/life\/(links|stories\/[^/]+)\.ts$/).flatMap((file) =>
    expectedIn(file)
      .filter(
        (expected) => !OWN.includes(expected) && !texts.some((text) => text.includes(comparable(expected))),
      )
      .map((expected) => `${file}: ${expected}`),
  );
  expect(unknown).toEqual([]);
});
