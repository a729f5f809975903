// Our own rules for the linter (oxlint.config.ts).
import type { ESTree, Plugin, Rule } from '@oxlint/plugins';
import { layers } from './layers';

/** The most columns of a comment; the formatter breaks all other long lines. */
const WIDEST = 110;

/** A rule that refuses every node of a kind. */
const refuses = (kind: 'TSEnumDeclaration' | 'ExportAllDeclaration', message: string): Rule => ({
  create: (context) => ({ [kind]: (node: ESTree.Node) => context.report({ node, message }) }),
});

/**
 * Refuses objects with several properties on one line: the formatter lays objects out, and readers look for
 * the override.
 */
const noPacker: Rule = {
  create: (context) => ({
    SpreadElement(node) {
      if (node.argument.type !== 'ObjectExpression') return;
      const message = 'Write the properties themselves; a spread is for what comes from elsewhere.';
      context.report({ node, message });
    },
  }),
};

/** Limits comments that begin their line and are not an address. */
const narrowComments: Rule = {
  create: (context) => ({
    Program() {
      const { lines } = context.sourceCode;
      const held = new Set(context.sourceCode.getAllComments().flatMap(({ loc }) => linesOf(loc)));
      for (const number of held) {
        const line = lines[number - 1] ?? '';
        if (line.length <= WIDEST || !/^\s*(\/\/|\/?\*)/.test(line) || /https?:\/\//.test(line)) continue;
        const at = { line: number, column: 0 };
        const message = `This comment has ${line.length} columns, of ${WIDEST}.`;
        context.report({ loc: { start: at, end: { ...at, column: line.length } }, message });
      }
    },
  }),
};

function linesOf({ start, end }: ESTree.Comment['loc']): readonly number[] {
  return Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i);
}

const plugin: Plugin = {
  meta: { name: 'praga' },
  rules: {
    layers,
    'no-enums': refuses('TSEnumDeclaration', 'Use an `as const` array and derive the union.'),
    'no-barrels': refuses('ExportAllDeclaration', 'No barrels: import from the file itself.'),
    'no-packer': noPacker,
    'narrow-comments': narrowComments,
  },
};

export default plugin;
