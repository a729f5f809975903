/** A message gets what it has places for: a part that is not handed over is a hole in the page. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { messagesOf, shapeOf } from './catalogue';
import { sourcesIn } from './sources';

/** A call of `t` that names its message, and its arguments; undefined when a spread may bring more. */
interface Said {
  readonly at: string;
  readonly key: string;
  readonly given: ReadonlySet<string>;
}

/** Parsing takes long; most files hold no such call. */
const HAS_CALL = /\bt\(\s*'[^']+',\s*\{/;

function saidIn({ file, text }: { readonly file: string; readonly text: string }): Said[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    const said = ts.isCallExpression(node) ? saidBy(node, file) : undefined;
    if (said) found.push(said);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function saidBy({ expression, arguments: [key, values] }: ts.CallExpression, at: string): Said | undefined {
  if (!ts.isIdentifier(expression) || expression.text !== 't') return undefined;
  if (!key || !ts.isStringLiteral(key) || !values || !ts.isObjectLiteralExpression(values)) return undefined;
  if (values.properties.some(ts.isSpreadAssignment)) return undefined;
  const given = new Set(values.properties.map((property) => property.name?.getText() ?? ''));
  return { at, key: key.text, given };
}

test('every call of a message passes all of its parameters', () => {
  const messages = messagesOf('en');
  const said = sourcesIn('app', 'components', 'lib')
    .filter(({ text }) => HAS_CALL.test(text))
    .flatMap(saidIn);
  expect(said.length).toBeGreaterThan(300);
  const holes = said.flatMap(({ at, key, given }) =>
    shapeOf(messages.get(key) ?? '')
      .map((shape) => shape.split(':')[0] ?? '')
      .filter((part) => !part.startsWith('<') && !given.has(part))
      .map((part) => `${at}: ${key} lacks ${part}`),
  );
  expect(holes).toEqual([]);
});
