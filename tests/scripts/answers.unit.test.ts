import { expect, test } from 'vitest';
import { faultsOfAnswers } from '../../scripts/test/answers';

const noted = 'described GET /a 200\ndescribed GET /a 404\nseen GET /a 200\nseen GET /a 200\n';

test('an answer that is described must be seen, or be listed with a reason', () => {
  expect(faultsOfAnswers(noted, {})).toEqual(['GET /a 404 is described and was never seen']);
  expect(faultsOfAnswers(noted, { 'GET /a 404': 'never is' })).toEqual([]);
});

test('listed answers must be described, and not be seen', () => {
  const listed = { 'GET /a 404': 'never is', 'GET /a 200': 'was seen', 'GET /b 200': 'is none' };
  expect(faultsOfAnswers(noted, listed)).toHaveLength(2);
});

test('a run that has described nothing has compared nothing', () => {
  expect(faultsOfAnswers('', {})).toHaveLength(1);
});
