import { expect, test } from 'vitest';
import { SignInForm } from '@/components/people/sign-in-form';
import { htmlOf } from '../support/components/html';

const drawn = (to?: string) =>
  htmlOf(SignInForm, {
    action: async () => {},
    services: [['github', 'GitHub']],
    formToken: 'a',
    to,
  });

test('both ways of signing in return to the page where the reader was, or to the account', () => {
  const html = drawn('/puzzles');
  expect(html).toContain('<input type="hidden" name="to" value="/puzzles"/>');
  expect(html).toContain('<input type="hidden" name="callbackUrl" value="/puzzles"/>');
  expect(drawn()).toContain('<input type="hidden" name="callbackUrl" value="/me"/>');
});
