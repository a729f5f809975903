import { expect, test } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { allEntries } from '../auth/matrix-entries';
import { FORMS } from './forms-table';

/** Changes that are no operation of the API: actions of pages, and routes that forms post to. */
const forms = [...allEntries().values()].filter(
  ({ kind, name, file }) =>
    kind === 'action' || (kind === 'route' && name !== 'GET' && !file.startsWith('app/api/')),
);

test('programs can do what pages do: every form has its operations, or a reason why not', () => {
  expect(Object.keys(FORMS).sort()).toEqual(forms.map(({ key }) => key).sort());
});

test('every operation that a form names exists', () => {
  const ids = new Set(CONTRACTS.map(({ id }) => id));
  const named = Object.values(FORMS).flatMap((form) => ('none' in form ? [] : form));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
