import { expect, test } from 'vitest';
import { projectFiles, readText } from '../docs/project-files';

const MOCKS = /\bvi\.(?:mock|doMock|unmock|doUnmock|resetModules)\(/;

test('an integration test that mocks a module has the name of an isolated file', () => {
  const files = projectFiles(/^tests\/.*\.ts$/).filter((file) => !/\.(unit|http)\.test\.ts$/.test(file));
  const mocking = files.filter((file) => MOCKS.test(readText(file)));
  expect(mocking).toContain('tests/support/fresh-process.ts');
  const shared = mocking.filter((file) => !file.endsWith('.mocked.int.test.ts'));
  expect(shared).toEqual(['tests/support/fresh-process.ts']);
});
