/** What the browser draws has the elements, places and keys that the server's page has for React. */
import { createElement as h, Fragment, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { asSent } from '@/components/live/as-sent';

const Item = ({ name }: { name: string }) => h('li', { id: name }, name);
const Twice = ({ name }: { name: string }) => h(Fragment, null, h(Item, { name }), h(Item, { name }));

/** Types and keys, as far down as they go. */
function shapeOf(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(shapeOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, key, props } = node;
  return [type, key, shapeOf(props.children)];
}

test('components are gone, and their elements are left', () => {
  expect(shapeOf(asSent(h('ul', null, h(Item, { name: 'a' }), null, 'b')))).toEqual([
    'ul',
    null,
    [['li', null, 'a'], null, 'b'],
  ]);
});

test('the key of a component is that of the element it gave', () => {
  const items = ['a', 'b'].map((name) => h(Item, { key: name, name }));
  expect(shapeOf(asSent(h('ul', null, items)))).toEqual([
    'ul',
    null,
    [
      ['li', 'a', 'a'],
      ['li', 'b', 'b'],
    ],
  ]);
});

test('a component without a key that gives several leaves a list, one with a key what bears it', () => {
  const two = [
    ['li', null, 'a'],
    ['li', null, 'a'],
  ];
  expect(shapeOf(asSent(h(Twice, { name: 'a' })))).toEqual(two);
  expect(shapeOf(asSent(h(Twice, { key: 'k', name: 'a' })))).toEqual([Fragment, 'k', two]);
});

test('keys of elements within a component that has one are told apart', () => {
  const Keyed = () => h('li', { key: 'in' });
  expect(shapeOf(asSent(h(Keyed, { key: 'out' })))).toEqual(['li', 'out,in', undefined]);
});

test('what has nothing to be resolved stays the very same', () => {
  const plain = h('p', { id: 'a' });
  expect(asSent(plain)).toBe(plain);
});
