/** Fields of names take every name that the rule takes: some letters have several units. */
import { expect, test } from 'vitest';
import { NameField } from '@/components/ui/forms/name-field';
import { isNameInLength, MAX_NAME_UNITS } from '@/lib/game/names/clean-name';
import { projectFiles, readText } from '../docs/project-files';
import { htmlOf } from '../support/components/html';

test('a field takes names of flags, which have four units each', () => {
  const flags = '🇨🇿'.repeat(20);
  expect([isNameInLength(flags), flags.length]).toEqual([true, MAX_NAME_UNITS]);
  const [, most] = /maxLength="(\d+)"/i.exec(htmlOf(NameField, { id: 'name', label: 'Name' })) ?? [];
  expect(Number(most)).toBe(MAX_NAME_UNITS);
});

test('no other field has a number of its own for that', () => {
  const files = projectFiles(/^components\/.*\.tsx$/).filter((file) =>
    /maxLength=\{40\}/.test(readText(file)),
  );
  // A code of the mail, and the address of a game.
  expect(files).toEqual(['components/archive/verify/verify-island.tsx', 'components/people/code-form.tsx']);
});
