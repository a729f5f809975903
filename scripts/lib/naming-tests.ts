// Reads test files and finds the specification ids that each test names: in its title, in the enclosing
// titles, and in the strings of its body. Comments and skipped tests prove nothing.
import { parseSync, type ESTree } from 'vite';

type Node = ESTree.Node;

const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo']);
const ID = /\b([A-Z]+-(?:G|IV|V|III|II|I)?)(\d+)\b(?: to \1(\d+)\b)?/g;

/**
 * Ids in a text, known or not: CRANE-7, TECH-II3, R-17, and all from the first to the last of "SETUP-17 to
 * SETUP-22".
 */
function idsIn(text: string): readonly string[] {
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
  const { program } = parseSync(name, source);
  const declared = declarationsOf(program, source);
  const found: NamingTest[] = [];
  visit(program, []);
  return found;

  function visit(node: Node, titles: readonly string[]): void {
    const call = node.type === 'CallExpression' ? callOf(node, source) : undefined;
    if (call?.isSkipped) return;
    const inside = call ? [...titles, call.title] : titles;
    if (!call || call.isGroup) return partsOf(node).forEach((part) => visit(part, inside));
    const named = [...inside, ...stringsIn(node, declared)].flatMap(idsIn);
    found.push({ title: inside.join(' › '), ids: [...new Set(named)] });
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The nodes directly in a node, in the order of the source. */
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** A call to `test`, `test.each(...)`, `describe` and the like; undefined for any other call. */
interface TestCall {
  readonly isGroup: boolean;
  readonly title: string;
  readonly isSkipped: boolean;
}

function callOf(node: ESTree.CallExpression, source: string): TestCall | undefined {
  const names = namesOf(node.callee);
  const [name = ''] = names;
  const isGroup = GROUPS.has(name);
  if (!isGroup && !TESTS.has(name)) return undefined;
  // `test.each(table)` itself has no title: the call around it does.
  const [first] = node.arguments;
  if (!first || node.arguments.length < 2) return undefined;
  const title = titleOf(first, source);
  return { isGroup, title, isSkipped: names.some((part) => NOT_RUN.has(part)) };
}

/** `test.skip.each(table)` has the names test, skip, each. */
function namesOf(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' ? [...namesOf(node.object), node.property.name] : [];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return namesOf(node.tag);
  return [];
}

/** The title as text; placeholders of a table stay as they are. */
function titleOf(node: Node, source: string): string {
  const isText = node.type === 'Literal' && typeof node.value === 'string';
  const text = isText ? String(node.value) : source.slice(node.start, node.end).replace(/^`|`$/g, '');
  return text.replace(/%[sdifjo]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/g, '…');
}

/** The values of names outside of tests, so the rows of a table count for the tests that use it. */
function declarationsOf(file: Node, source: string): ReadonlyMap<string, Node> {
  const declared = new Map<string, Node>();
  const look = (node: Node) => {
    if (node.type === 'CallExpression' && callOf(node, source)?.isGroup === false) return;
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      declared.set(node.id.name, node.init);
    if (node.type === 'FunctionDeclaration' && node.id) declared.set(node.id.name, node);
    partsOf(node).forEach(look);
  };
  look(file);
  return declared;
}

/** All strings of a node and of the declarations in its file that it refers to. */
function stringsIn(start: Node, declared: ReadonlyMap<string, Node>): readonly string[] {
  const strings: string[] = [];
  const seen = new Set<Node>();
  const look = (node: Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') strings.push(node.value);
    if (node.type === 'TemplateElement') strings.push(node.value.cooked ?? '');
    const meant = node.type === 'Identifier' ? declared.get(node.name) : undefined;
    if (meant && !seen.has(meant)) {
      seen.add(meant);
      look(meant);
    }
    partsOf(node).forEach(look);
  };
  look(start);
  return strings;
}
