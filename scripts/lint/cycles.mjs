// Whether files import each other in a circle, and the ESLint rule that refuses it. `import/no-cycle` asks the same, but reads every
// file again for each group of settings, and took longer than all other rules together.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const IS_SOURCE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

const isType = (node) => node.isTypeOnly === true;
const areTypes = (list) => Array.isArray(list) && list.length > 0 && list.every(isType);

/** `import type ...`, or every single name marked with `type`: nothing of it is left when the program runs. */
function isOnlyForTypes(statement) {
  if (ts.isExportDeclaration(statement))
    return isType(statement) || areTypes(statement.exportClause?.elements);
  const clause = statement.importClause;
  return (
    clause !== undefined && (isType(clause) || (!clause.name && areTypes(clause.namedBindings?.elements)))
  );
}

/** What is imported by `import()` while the program runs. */
function laterImports(source) {
  const found = [];
  const look = (node) => {
    const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (isImport && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]))
      found.push(node.arguments[0].text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** All that a file imports when it runs, as it is written there. */
export function importsIn(file, text) {
  const source = ts.createSourceFile(file, text, {
    languageVersion: ts.ScriptTarget.ESNext,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const direct = source.statements
    .filter((it) => ts.isImportDeclaration(it) || ts.isExportDeclaration(it))
    .filter((it) => it.moduleSpecifier && !isOnlyForTypes(it))
    .map((it) => it.moduleSpecifier.text);
  return text.includes('import(') ? [...direct, ...laterImports(source)] : direct;
}

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The file of the project that is meant, or undefined for a package. */
function resolve(importer, specifier) {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const base = specifier.startsWith('.')
    ? path.resolve(path.dirname(importer), specifier)
    : path.join(ROOT, specifier.slice(2));
  return ENDINGS.map((ending) => base + ending).find(isFile);
}

const known = new Map();

/** The files that a file imports; read once. */
function importsOf(file) {
  if (!IS_SOURCE.test(file)) return [];
  if (!known.has(file)) {
    const specifiers = importsIn(file, fs.readFileSync(file, 'utf8'));
    const files = specifiers.map((specifier) => resolve(file, specifier));
    known.set(
      file,
      [...new Set(files)].filter((it) => it !== undefined && it !== file),
    );
  }
  return known.get(file);
}

/** The shortest way over imports from a file back to itself, or undefined. */
export function circleThrough(start, next = importsOf) {
  const cameFrom = new Map();
  const open = [start];
  for (const file of open) {
    for (const imported of next(file)) {
      if (imported === start) return wayTo(file, cameFrom);
      if (cameFrom.has(imported)) continue;
      cameFrom.set(imported, file);
      open.push(imported);
    }
  }
  return undefined;
}

function wayTo(file, cameFrom) {
  const way = [];
  for (let at = file; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}

function createListeners(context) {
  return {
    Program(program) {
      const circle = circleThrough(context.filename);
      if (!circle) return;
      const [start, first = start] = circle;
      const leads = ({ source }) => source && resolve(start, source.value) === first;
      const names = [...circle, start].map((file) => path.relative(ROOT, file));
      const message = `These files import each other in a circle: ${names.join(' > ')}`;
      context.report({ node: program.body.find(leads) ?? program, message });
    },
  };
}

export const cyclesRule = {
  meta: { type: 'problem', docs: { description: 'No file imports itself by way of others' }, schema: [] },
  create: createListeners,
};
