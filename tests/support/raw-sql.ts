/** Finds the handwritten SQL statements in the sources, parses them, and checks them against the schema. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An SQL text in the sources; `?` stands for each inserted value. */
export interface SqlText {
  readonly file: string;
  readonly line: number;
  /** The function or constant that contains it. */
  readonly name: string;
  /** Whether it is sent as a statement, or else is part of others. */
  readonly isSent: boolean;
  readonly sql: string;
}

/** Columns by table, under their names in the database. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>;

/** The tables and columns of `prisma/schema.prisma`. */
export function schemaOf(source: string): Schema {
  const blocks = [...source.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  const models = new Set(blocks.map(([, name = '']) => name));
  const ours = blocks.map(([, name = '', body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name;
    return [table, new Set(columnsIn(body, models))] as const;
  });
  return new Map(ours);
}

function columnsIn(body: string, models: ReadonlySet<string>): string[] {
  return [...body.matchAll(/^ {2}(\w+)\s+(\w+)(\[\]|\?)?(.*)$/gm)].flatMap(
    ([, field = '', type = '', , more = '']) =>
      models.has(type) ? [] : [/@map\("(\w+)"\)/.exec(more)?.[1] ?? field],
  );
}

/** Every SQL text below these folders. */
export function sqlTextsIn(folders: readonly string[]): SqlText[] {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
      .map((file) => path.join(folder, file)),
  );
  return files.flatMap((file) => sqlTextsOf(file, fs.readFileSync(file, 'utf8')));
}

/** Every SQL text in a file: raw statements and their parts. */
export function sqlTextsOf(file: string, source: string): SqlText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: SqlText[] = [];
  const visit = (node: ts.Node): void => {
    const sent = sentBy(node);
    if (ts.isTaggedTemplateExpression(node)) {
      const isPart = node.tag.getText(tree) === 'Prisma.sql';
      if (isPart || sent) found.push({ ...placeOf(node), isSent: !isPart, sql: textOf(node.template) });
    } else if (sent) found.push({ ...placeOf(node), isSent: true, sql: '' });
    ts.forEachChild(node, visit);
  };
  const placeOf = (node: ts.Node) => ({
    file,
    line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
    name: nameAround(node),
  });
  visit(tree);
  return found;
}

/** Whether this node sends a statement: a tagged template, or a call with parts from elsewhere. */
function sentBy(node: ts.Node): boolean {
  const by = ts.isTaggedTemplateExpression(node)
    ? node.tag
    : ts.isCallExpression(node)
      ? node.expression
      : node;
  if (by === node) return false;
  return ts.isPropertyAccessExpression(by) && /^\$(queryRaw|executeRaw)/.test(by.name.text);
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}

function nameAround(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name) return at.name.text;
    if (ts.isVariableDeclaration(at) && at.parent.parent.parent.kind === ts.SyntaxKind.SourceFile)
      return at.name.getText();
  }
  return '';
}

const KEYWORDS =
  'set|where|on|using|join|left|cross|values|select|order|group|limit|for|returning|default|as|lateral|inner|union';
const TABLE = new RegExp(
  `\\b(?:from|join|update|into|using)\\s+"(\\w+)"(?:\\s+(?:as\\s+)?(?!(?:${KEYWORDS})\\b)([a-z]\\w*))?`,
  'g',
);
const MORE_TABLES = /,\s*"(\w+)"\s+([a-z])\b/g;

interface Used {
  readonly table: string;
  readonly alias: string | undefined;
}

/** The tables that a text reads or writes, with their aliases. */
function tablesIn(sql: string): Used[] {
  return [...sql.matchAll(TABLE), ...sql.matchAll(MORE_TABLES)].map(([, table = '', alias]) => ({
    table,
    alias,
  }));
}

/** Aliases of parts of a statement that are not tables: `from settled o`. */
const PART = /\b(?:from|join|update)\s+([a-z_]\w*)(?:\s+(?:as\s+)?([a-z]\w*))?/g;

/** The names that are shared by texts that may be parts of each other. */
export interface Context {
  readonly schema: Schema;
  /** The tables that an alias may mean, in any text. */
  readonly aliases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names that any text defines in addition to table columns. */
  readonly made: ReadonlySet<string>;
}

/** The context of texts that may be parts of each other. */
export function contextOf(texts: readonly SqlText[], schema: Schema): Context {
  const made = new Set(texts.flatMap(({ sql }) => madeIn(sql)));
  return { schema, aliases: byAlias(texts.flatMap(({ sql }) => tablesIn(sql))), made };
}

function byAlias(used: readonly Used[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { table, alias } of used)
    if (alias) found.set(alias, (found.get(alias) ?? new Set()).add(table));
  return found;
}

/** Names that a text gives to its results: `as "isNew"`, `as v("id", "word")`. */
function madeIn(sql: string): string[] {
  const columns = [...sql.matchAll(/\bas\s+"(\w+)"/g)].map(([, name = '']) => name);
  const relations = [...sql.matchAll(/\s+as\s+\w+\s*\(([^()]*)\)/g)].map(([, names = '']) => names);
  return [...columns, ...relations.flatMap(namesIn)];
}

const namesIn = (text: string): string[] => [...text.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);

/** The faults of a text: tables and columns that the schema does not have. */
export function faultsOf({ sql }: Pick<SqlText, 'sql'>, { schema, aliases, made }: Context): string[] {
  const bare = sql.replace(/'(?:[^']|'')*'/g, "''").replace(/collate "C"/g, '');
  const used = tablesIn(bare);
  const tables = new Set(used.map(({ table }) => table));
  const [here, own] = [byAlias(used), new Set(madeIn(bare))];
  const parts = [...bare.matchAll(PART)];
  const ofParts = new Set(parts.flatMap(([, part = '', alias]) => [part, alias ?? part]));
  const has = (among: Iterable<string>, column: string): boolean =>
    [...among].some((table) => schema.get(table)?.has(column));
  const isKnown = (column: string): boolean => made.has(column) || has(schema.keys(), column);

  const isColumnOf = (alias: string, column: string): boolean => {
    const meant = here.get(alias) ?? aliases.get(alias);
    if (meant && has(meant, column)) return true;
    return (ofParts.has(alias) || !here.has(alias)) && isKnown(column);
  };
  const isColumnHere = (name: string): boolean =>
    schema.has(name) ||
    own.has(name) ||
    (tables.size > 0 && parts.length === 0 ? has(tables, name) : isKnown(name));

  const lacking = used.filter(({ table }) => !schema.has(table)).map(({ table }) => `no table ${table}`);
  const qualified = [...bare.matchAll(/\b([a-z_]\w*)\."(\w+)"/g)].map(([, alias = '', column = '']) =>
    isColumnOf(alias, column) ? [] : [`no column ${alias}.${column}`],
  );
  const ofTables = [...bare.matchAll(/"(\w+)"\."(\w+)"/g)].map(([, table = '', column = '']) =>
    has([table], column) ? [] : [`no column ${table}.${column}`],
  );
  const inserted = [...bare.matchAll(/insert into "(\w+)"(?: as \w+)?\s*\(([^()]*)\)/g)].flatMap(
    ([, table = '', columns = '']) =>
      namesIn(columns).map((column) => (has([table], column) ? [] : [`no column ${table}.${column}`])),
  );
  const plain = [...bare.matchAll(/(?<![.\w"])"(\w+)"(?!\s*\.)/g)].map(([, name = '']) =>
    isColumnHere(name) ? [] : [`no column ${name}`],
  );
  return [...new Set([lacking, qualified, ofTables, inserted, plain].flat(2))];
}
