// Reads test files and finds the specification ids that each test names: in its title, in the enclosing
// titles, and in the strings of its body. Comments and skipped tests prove nothing.
import ts from 'typescript';

const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo']);
const ID = /\b([A-Z]+-(?:G|IV|V|III|II|I)?)(\d+)\b(?: to \1(\d+)\b)?/g;

/**
 * Ids in a text, known or not: CRANE-7, TECH-II3, R-17, and all from the first to the last of "SETUP-17 to
 * SETUP-22".
 */
export function idsIn(text: string): readonly string[] {
  return [...text.matchAll(ID)].flatMap(([, start = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${start}${Number(first) + i}`),
  );
}

/** A test with the ids it names. */
export interface NamingTest {
  readonly title: string;
  readonly ids: readonly string[];
}

/** The tests of a file. */
export function readTests(name: string, source: string): readonly NamingTest[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const declared = declarationsOf(file);
  const found: NamingTest[] = [];
  visit(file, []);
  return found;

  function visit(node: ts.Node, titles: readonly string[]): void {
    const call = ts.isCallExpression(node) ? callOf(node) : undefined;
    if (!call) return ts.forEachChild(node, (child) => visit(child, titles));
    if (call.isSkipped) return;
    const inside = [...titles, call.title];
    if (call.isGroup) return ts.forEachChild(node, (child) => visit(child, inside));
    const named = [...inside, ...stringsIn(node, declared)].flatMap(idsIn);
    found.push({ title: inside.join(' › '), ids: [...new Set(named)] });
  }
}

/** A call to `test`, `test.each(...)`, `describe` and the like; undefined for any other call. */
interface TestCall {
  readonly isGroup: boolean;
  readonly title: string;
  readonly isSkipped: boolean;
}

function callOf(node: ts.CallExpression): TestCall | undefined {
  const names = namesOf(node.expression);
  const [name = ''] = names;
  const isGroup = GROUPS.has(name);
  if (!isGroup && !TESTS.has(name)) return undefined;
  // `test.each(table)` itself has no title: the call around it does.
  const [first] = node.arguments;
  if (!first || node.arguments.length < 2) return undefined;
  const title = titleOf(first);
  return { isGroup, title, isSkipped: names.some((part) => NOT_RUN.has(part)) };
}

/** `test.skip.each(table)` has the names test, skip, each. */
function namesOf(node: ts.Node): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return namesOf(node.tag);
  return [];
}

/** The title as text; placeholders of a table stay as they are. */
function titleOf(node: ts.Node): string {
  const text = ts.isStringLiteralLike(node) ? node.text : node.getText().replace(/^`|`$/g, '');
  return text.replace(/%[sdifjo]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/g, '…');
}

/** The values of names outside of tests, so the rows of a table count for the tests that use it. */
function declarationsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const declared = new Map<string, ts.Node>();
  const look = (node: ts.Node) => {
    if (ts.isCallExpression(node) && callOf(node)?.isGroup === false) return;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node);
    ts.forEachChild(node, look);
  };
  look(file);
  return declared;
}

/** All strings of a node and of the declarations in its file that it refers to. */
function stringsIn(start: ts.Node, declared: ReadonlyMap<string, ts.Node>): readonly string[] {
  const strings: string[] = [];
  const seen = new Set<ts.Node>();
  const look = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      strings.push(node.text);
    const meant = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
    if (meant && !seen.has(meant)) {
      seen.add(meant);
      look(meant);
    }
    ts.forEachChild(node, look);
  };
  look(start);
  return strings;
}
