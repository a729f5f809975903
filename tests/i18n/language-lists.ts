import ts from 'typescript';

/**
 * The places of a source that list languages: a literal or condition that names two of them, or an import of
 * the messages of one. English is free, because its keys are the source of the others.
 */
export function languageLists(file: string, text: string, locales: readonly string[]): string[] {
  if (
    locales.filter((locale) => new RegExp(`\\b${locale}\\b`).test(text)).length < 2 &&
    !text.includes('messages/')
  )
    return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isList(node, locales)) found.push(`${file}: ${node.getText().slice(0, 80)}`);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isList(node: ts.Node, locales: readonly string[]): boolean {
  if (ts.isImportDeclaration(node)) return isForeign(textOf(node.moduleSpecifier), locales);
  const names = namesIn(node);
  return locales.filter((locale) => names.includes(locale)).length > 1;
}

const isForeign = (from: string, locales: readonly string[]): boolean =>
  locales.some((locale) => locale !== 'en' && from.includes(`messages/${locale}`));

/** The strings and keys that a literal, or a chain of conditions, holds side by side. */
function namesIn(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((each) =>
      textOf(ts.isArrayLiteralExpression(each) ? (each.elements[0] ?? each) : each),
    );
  if (ts.isObjectLiteralExpression(node))
    return node.properties.map(({ name }) => (name ? textOf(name) : ''));
  if (ts.isTypeLiteralNode(node)) return node.members.map(({ name }) => (name ? textOf(name) : ''));
  if (ts.isUnionTypeNode(node))
    return node.types.map((each) => (ts.isLiteralTypeNode(each) ? textOf(each.literal) : ''));
  if (ts.isSwitchStatement(node))
    return node.caseBlock.clauses.map((each) => (ts.isCaseClause(each) ? textOf(each.expression) : ''));
  if (ts.isBinaryExpression(node)) return [...sidesOf(node)];
  return [];
}

function sidesOf(node: ts.Node): string[] {
  return ts.isBinaryExpression(node) ? [...sidesOf(node.left), ...sidesOf(node.right)] : [textOf(node)];
}

const textOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node.text : '';
