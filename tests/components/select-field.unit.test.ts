/** A choice of a form: its label names it, its name is sent, and the text below belongs to it. */
import { expect, test } from 'vitest';
import { SelectField } from '@/components/ui/forms/select-field';
import { htmlOf } from '../support/components/html';

const options = [
  ['', 'any'],
  ['de', 'Deutsch', 'de'],
] as const;

test('a label, the choices in their languages, and the chosen one', () => {
  const props = { id: 'locale', label: 'Language', options, chosen: 'de', children: 'below' };
  expect(htmlOf(SelectField, props)).toBe(
    '<div class="field"><label for="locale">Language</label><select class="input" id="locale" name="locale">' +
      '<option value="">any</option><option value="de" lang="de" selected="">Deutsch</option></select>below</div>',
  );
});

test('sent under another name than its id', () => {
  const field = htmlOf(SelectField, { id: 'hook-form', name: 'form', label: 'Form', options });
  expect(field).toContain('<select class="input" id="hook-form" name="form">');
});
