import { expect, test } from 'vitest';
import {
  asRequestForPage,
  typedBefore,
  TYPED_HEADER,
  typedIntoStaleForm,
} from '@/lib/platform/http/stale-form';
import { proxy } from '@/proxy';

const HERE = () => new Set(['known']);
const ADDRESS = 'http://praga.test/sign-in';

function sent(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(ADDRESS, { method: 'POST', body, headers });
}

test.each([
  ['by itself', { $ACTION_ID_gone: '' }],
  ['with what it is bound to', { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"gone","bound":"$@1"}' }],
])('a form with the unknown action %s gives back its input', async (_how, action) => {
  const request = sent({ ...action, email: 'anna@example.test' });
  expect(await typedIntoStaleForm(request, HERE)).toEqual({ email: 'anna@example.test' });
  // The next reader of the request may still read it.
  expect((await request.formData()).get('email')).toBe('anna@example.test');
});

test.each([
  ['an action that is here', sent({ $ACTION_ID_known: '', email: 'a' })],
  ['no action at all', sent({ email: 'a' })],
  ['what a script sends', sent({ $ACTION_ID_gone: '' }, { 'next-action': 'gone' })],
  ['a broken reference', sent({ $ACTION_REF_1: '', '$ACTION_1:0': '{' })],
  ['a request for the page', new Request(ADDRESS)],
  [
    'a broken form',
    new Request(ADDRESS, { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }),
  ],
])('nothing is given back of %s', async (_what, request) => {
  expect(await typedIntoStaleForm(request, HERE)).toBeUndefined();
});

test('where a build does not tell its actions, nothing is stale', async () => {
  expect(await typedIntoStaleForm(sent({ $ACTION_ID_gone: '' }), () => undefined)).toBeUndefined();
});

test('any typed input reaches the page, which is no longer a form request', () => {
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x' });
  const typed = { name: 'Žižka "the" <b>', note: 'two\nlines' };
  asRequestForPage(headers, typed);
  expect(headers.get('content-type')).toBe('text/plain');
  expect(typedBefore(headers)).toEqual(typed);
});

test('more than a header holds is left out, the page still comes', () => {
  const headers = new Headers();
  asRequestForPage(headers, { note: 'a'.repeat(20_000) });
  expect(typedBefore(headers)).toEqual({});
});

test.each(['%', 'null', '%7B%22a%22%3A1%7D'])('a header that is none of ours tells nothing: %s', (text) => {
  expect(typedBefore(new Headers({ [TYPED_HEADER]: text }))).toBeUndefined();
});

test('only our own answer may carry the typed input', async () => {
  const response = await proxy(new Request(ADDRESS, { headers: { [TYPED_HEADER]: '%7B%7D' } }));
  expect(response.headers.get(`x-middleware-request-${TYPED_HEADER}`)).toBeNull();
});
