/** Marks of personal columns in the schema, as the generator reads them. */
import { expect, test } from 'vitest';
import { UNMARKED } from '@/lib/generated/personal';
import { Models, personalTables } from '../../scripts/generate/personal-marks';

const column = (name: string, documentation = '', more = {}) => {
  const plain = { kind: 'scalar', type: 'String', isList: false, isRequired: true, isId: false };
  return { name, documentation, ...plain, isUnique: false, ...more };
};
const model = (documentation: string, ...fields: ReturnType<typeof column>[]) =>
  Models.parse([{ name: 'Diary', documentation, fields, uniqueFields: [['userId', 'day']] }]);

test('every model and column of the schema has a mark', () => {
  expect(UNMARKED).toEqual([]);
});

test.each([
  ['a column without a mark', '@personal diary @shown day', 'Diary: text'],
  ['a model without a mark', '', 'Diary: personal or impersonal'],
  ['a mark that nobody reads', '@personal diary @shown day text @secret', 'Diary: secret'],
  ['a column that is not there', '@personal diary @shown day text mood', 'Diary: mood'],
])('%s is a fault', (_, marks, fault) => {
  const { faults } = personalTables(model(marks, column('userId', '@person'), column('day'), column('text')));
  expect(faults).toContain(fault);
});

test('a marked model has no fault, and says what becomes of its rows', () => {
  const { tables, faults } = personalTables(
    model(
      'One day of somebody.\n@personal diary @leaving deleted\n@shown day\ntext',
      column('day', '', { isId: true }),
      column('userId', 'Whose it is.\n@person'),
      column('text', '@blank', { isRequired: false }),
    ),
  );
  expect(faults).toEqual([]);
  expect(tables).toMatchObject([
    {
      member: 'diary',
      primaryKey: ['day'],
      shown: [{ column: 'day' }, { column: 'text' }],
      person: 'userId',
      onePer: [['day']],
      leaving: 'deleted',
      emptied: [{ column: 'text', to: 'nothing' }],
      merging: 'moved',
    },
  ]);
});
