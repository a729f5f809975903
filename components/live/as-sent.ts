/**
 * Elements as the server sends them: its components are gone there, and what they gave is left. Drawn so by
 * the browser, React finds in the page the very elements that it is to draw, and leaves them.
 */
import {
  cloneElement,
  Fragment,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

type Component = (props: unknown) => ReactNode;

/**
 * What a component without a memory of its own (none that calls React's hooks) draws, with nothing but
 * elements of the page left in it.
 */
export function asSent(node: ReactNode): ReactNode {
  return sent(node, null);
}

/**
 * Draws the same for whoever keeps what was drawn, component by component: after each there is time for
 * something else.
 */
export function* inPieces(node: ReactNode): Generator<void> {
  if (isList(node)) for (const item of node) yield* inPieces(item);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return;
  const { type, props } = node;
  if (!isComponent(type)) return yield* inPieces(props.children);
  const made = type(props);
  yield;
  yield* inPieces(made);
}

/** `key` is that of the components around, which the server hands on to what they gave. */
function sent(node: ReactNode, key: string | null): ReactNode {
  if (isList(node)) {
    const items = node.map((item) => sent(item, null));
    return key === null ? items : createElement(Fragment, { key }, ...items);
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const own = keyOf(node, key);
  if (isComponent(node.type)) return sent(node.type(node.props), own);
  const { children } = node.props;
  if (node.type === Fragment && own === null) return sent(children, null);
  if (children === undefined && own === node.key) return node;
  const inside = isList(children) ? children.map((child) => sent(child, null)) : [sent(children, null)];
  return cloneElement(node, own === null ? {} : { key: own }, ...inside);
}

const keyOf = ({ key }: ReactElement, around: string | null): string | null =>
  key === null || around === null ? (key ?? around) : `${around},${key}`;

const isComponent = (type: unknown): type is Component => typeof type === 'function';

const isList = (node: ReactNode): node is readonly ReactNode[] & ReactNode => Array.isArray(node);
