/** Finds text in source files that is shown to people and comes from no message. */
import ts from 'typescript';

export interface Finding {
  readonly file: string;
  readonly text: string;
}

/** Attributes that are read out or shown. */
const SPOKEN = /^(aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|summary)$/;
/**
 * Two words next to each other, or one that begins like a sentence and continues: no id, class or key looks
 * like that.
 */
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}+|^\p{Lu}\p{Ll}+[.!?…]?$/u;
const WORD = /\p{L}{2,}/u;
/** A list of CSS classes with a size in it, such as `grid gap-1.6`. */
const CLASSES = /^(?=.*-\d)[a-z\d:./-]+(?: [a-z\d:./-]+)*$/;

/** All findings of a file. */
export function untranslated(file: string, source: string): Finding[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: Finding[] = [];
  const report = (text: string) => found.push({ file, text: text.trim().replaceAll(/\s+/g, ' ') });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isTechnical(node)) return;
    if (ts.isJsxText(node) && WORD.test(node.text)) report(node.text);
    else if (ts.isJsxAttribute(node)) visitAttribute(node);
    else if (ts.isStringLiteralLike(node)) visitText(node, node.text);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) visitText(node, node.text);
    else ts.forEachChild(node, visit);
  };
  const visitAttribute = (node: ts.JsxAttribute): void => {
    const { initializer: value } = node;
    if (!value) return;
    const spoken = SPOKEN.test(node.name.getText());
    if (ts.isStringLiteral(value)) {
      if (spoken && WORD.test(value.text)) report(value.text);
    } else if (spoken || !/^(className|style|href|d|viewBox|rel|id|name|type)$/.test(node.name.getText()))
      ts.forEachChild(value, visit);
  };
  const visitText = (node: ts.Node, text: string): void => {
    const shown = isMarkup(text) ? textsOfMarkup(text) : [text];
    for (const part of shown)
      if (isSaid(node, part.trim(), shown !== undefined && isMarkup(text))) report(part);
  };
  visit(root);
  return found;
}

/** Selectors of elements begin with # or a dot and are no markup, even with a `>` in them. */
const isMarkup = (text: string): boolean => /[<>]|="/.test(text) && !/^[#.][\w-]/.test(text);

/** The text of a piece of markup: text between tags, and spoken attributes. */
function textsOfMarkup(markup: string): string[] {
  const attributes = [...markup.matchAll(/(aria-label|title|alt|placeholder)="([^"]*)/g)].map(
    ([, , text = '']) => text,
  );
  const between = markup.replaceAll(/^[^<>]*"[^<>]*>|<[^>]*>?/g, '\n').replaceAll(/^[^<>\n]*="[^\n]*/g, '');
  return [...attributes, ...between.split('\n')].filter((text) => WORD.test(text));
}

/** Whether a string is meant for people; one word in markup always is. */
function isSaid(node: ts.Node, text: string, inMarkup: boolean): boolean {
  if (inMarkup) return WORD.test(text);
  if (/^\(|^[a-z-]+:|[{}#*[\]\\=]|\bvar\(|^M-?\d|^use (client|server)/.test(text)) return false;
  if (CLASSES.test(text)) return false;
  if (isShown(node)) return WORD.test(text);
  return SENTENCE.test(text) && !isComparison(node);
}

/** A child of an element, or the value of something that is shown. */
function isShown(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isJsxExpression(parent))
      return ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent) || isSpoken(parent);
    if (ts.isConditionalExpression(parent)) {
      if (parent.condition === at) return false;
    } else if (ts.isBinaryExpression(parent)) {
      if (!/^(&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText())) return false;
    } else if (
      !ts.isParenthesizedExpression(parent) &&
      !ts.isTemplateSpan(parent) &&
      !ts.isTemplateExpression(parent)
    )
      return false;
  }
  return false;
}

const isSpoken = ({ parent }: ts.JsxExpression): boolean =>
  ts.isJsxAttribute(parent) && SPOKEN.test(parent.name.getText());

function isComparison({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText());
}

/** Only developers read errors, and no one reads type names and keys. */
function isTechnical(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isCallExpression(node))
    return (
      /^(t|words\.t|.*\.t|fetch|querySelector(All)?|.*\.(querySelector(All)?|closest|matches|addEventListener|createElement))$/.test(
        node.expression.getText(),
      ) && node.arguments.length <= 1
    );
  if (ts.isPropertyAssignment(node))
    return /^(className|style|d|viewBox|fill|stroke)$/.test(node.name.getText());
  return false;
}
