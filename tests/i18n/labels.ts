/** Which messages are labels of controls, found by the elements that show them. */
import ts from 'typescript';
import type { MessageKey } from '@/lib/game/wording/language/messages';
import { messagesOf } from './catalogue';
import { sourcesIn } from './sources';

/** How a button begins that names a page instead of an act. */
export const OPENS = /^(Open|Abrir)\b|öffnen$/;

const CONTROLS = ['checkbox', 'button', 'option', 'link'] as const;
type Control = (typeof CONTROLS)[number];

/** Elements that are buttons, or become one. */
const BUTTONS = ['button', 'SubmitButton', 'SubmitRow'];
const LINKS = ['TextLink', 'Link', 'a'];

/** The keys of the labels of each kind of control; a computed key stands for all keys that fit it. */
function labelKeys(): Readonly<Record<Control, readonly MessageKey[]>> {
  const found: Record<Control, Set<MessageKey>> = {
    checkbox: new Set(),
    button: new Set(),
    option: new Set(),
    link: new Set(),
  };
  const all = [...messagesOf('en').keys()] as MessageKey[];
  const known = new Set<string>(all);
  /** A pattern of a computed key has `*` where its values are. */
  const keys = (key: string) => {
    if (!key.includes('*')) return known.has(key) ? [key as MessageKey] : [];
    const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
    // Sentences beside a list of labels end in Why.
    return all.filter((one) => pattern.test(one) && !one.endsWith('Why'));
  };
  for (const { file, text } of sourcesIn('components', 'app')) {
    if (!file.endsWith('.tsx')) continue;
    const root = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      const control = controlOf(node);
      if (control) {
        const [kind, label] = control;
        for (const key of label.flatMap(keysIn)) for (const one of keys(key)) found[kind].add(one);
      }
      ts.forEachChild(node, visit);
    };
    visit(root);
  }
  return {
    checkbox: [...found.checkbox],
    button: [...found.button],
    option: [...found.option],
    link: [...found.link],
  };
}

/** The kind of a control and the nodes of its label. */
function controlOf(node: ts.Node): readonly [Control, readonly ts.Node[]] | undefined {
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
    const name = node.tagName.getText();
    const label = attributeOf(node, 'label');
    if (name === 'Tick' && label) {
      const isRadio = attributeOf(node, 'type')?.getText().includes('radio');
      return [isRadio ? 'option' : 'checkbox', [label]];
    }
    const options = attributeOf(node, 'options');
    if (name === 'SelectField' && options) return ['option', [options]];
  }
  if (!ts.isJsxElement(node) || isNamedOtherwise(node.openingElement)) return undefined;
  const name = node.openingElement.tagName.getText();
  if (BUTTONS.includes(name)) return ['button', node.children];
  if (LINKS.includes(name)) return ['link', node.children];
  if (name === 'option') return ['option', node.children];
  const isTicked = name === 'label' && node.children.some((child) => /type="checkbox"/.test(child.getText()));
  return isTicked ? ['checkbox', node.children.filter((child) => !ts.isJsxElement(child))] : undefined;
}

/** Whether a control is read with a name of its own instead of its text. */
const isNamedOtherwise = (element: ts.JsxOpeningElement) =>
  ['aria-label', 'aria-labelledby'].some((name) => attributeOf(element, name));

function attributeOf(element: ts.JsxOpeningLikeElement, name: string): ts.Node | undefined {
  return element.attributes.properties.find(
    (property): property is ts.JsxAttribute =>
      ts.isJsxAttribute(property) && property.name.getText() === name,
  )?.initializer;
}

/** The keys of all calls `t('key')` in a node. */
function keysIn(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())) {
    const [key] = node.arguments;
    return key ? literalsIn(key) : [];
  }
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...keysIn(child)));
  return inner;
}

function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*')];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  return [];
}

/** The keys of the labels of each kind of control. */
export const LABELS = labelKeys();
