import { expect, test } from 'vitest';
import { parseJson } from '@/lib/platform/http/body';
import { textIn } from '@/lib/platform/http/fields';
import { cleanMessage } from '@/lib/features/talk/message';
import { cleanJson, cleanText, mayNeedCleaning } from '@/lib/platform/http/clean-text';
import { UNSEEN } from '../names/attacks';

test.each([
  ['plain text', 'Anna\tand\nBohumil', 'Anna\tand\nBohumil'],
  ['U+0000', 'An\0na', 'Anna'],
  ['other controls', 'A\u0001\u0008\u000b\u000c\u001fn\u007fn\u0080\u009fa', 'Anna'],
  ['halves of a pair', 'An\ud83cna\udf3f', 'Anna'],
  ['whole pairs', '🏰', '🏰'],
  ['what is no character', 'An\ufffe\uffffna', 'Anna'],
  ['what turns the direction', '\u202eAn\u2066na\u2069\u202c', 'Anna'],
  ['line breaks of other systems', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
  ['letters in two pieces', 'Nova\u0301k', 'Nov\u00e1k'],
  ['other scripts', 'Анна 안나 アンナ حنا', 'Анна 안나 アンナ حنا'],
])('%s', (_what, raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test('every text of a JSON value is cleaned, however deep and whatever its name', () => {
  const raw = { 'a\0': ['\0', { b: 'x\ud800' }], __proto__: null, n: 1, no: null, yes: true };
  expect(cleanJson(raw)).toEqual({ a: ['', { b: 'x' }], n: 1, no: null, yes: true });
  const named = cleanJson(JSON.parse('{"__proto__":{"admin":true}}'));
  expect(Object.getPrototypeOf(named)).toBe(Object.prototype);
});

test.each(['"a\\u0000"', '"a\\b"', '"a\\ud800"', '"Nova\u0301k"', '"a\\r"', '{"a\\u0000":1}'])(
  'a body is cleaned that has something to clean: %s',
  (text) => {
    expect(mayNeedCleaning(text)).toBe(true);
    const read = parseJson(new TextEncoder().encode(text));
    expect(read.ok && read.value).toEqual(cleanJson(JSON.parse(text)));
  },
);

test.each(UNSEEN)('an invisible text is empty: %s', (_what, text) => {
  expect(cleanText(text)).toBe('');
  expect(cleanText(`${text}\n ${text}`)).toBe('');
  expect(cleanMessage(text)).toBe('empty');
  const form = new FormData();
  form.set('text', text);
  expect(textIn(form, 'text')).toBe('');
  const read = parseJson(new TextEncoder().encode(JSON.stringify({ text })));
  expect(read).toEqual({ ok: true, value: { text: '' } });
});
