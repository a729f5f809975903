/** The page of a circle in a browser that is no member's. */
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ClosedCircle } from '@/components/circles/closed-circle';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { speak } from '../support/current-words';

afterEach(() => speak('en'));

const drawn = (email?: string) =>
  renderToStaticMarkup(
    createElement(PathnameContext, { value: '/circles/abcdef1234' }, createElement(ClosedCircle, { email })),
  );

test.each(LOCALES)('it says in %s how to sign in, and where a guest gets a link', (locale) => {
  const { t } = wordingOf(locale);
  speak(locale);
  const html = drawn();
  expect(html).toContain('href="/sign-in?to=%2Fcircles%2Fabcdef1234"');
  expect(html).toContain(`href="/me/devices">${t('people.me.browsers')}</a>`);
  // It names the section of that page as it is.
  expect(html).toContain(t('people.browsers.another'));
  expect(html).not.toContain(MISSING);
  const signedIn = drawn('anna@praga.test');
  expect(signedIn).toContain('anna@praga.test');
  expect(signedIn).not.toContain('/sign-in');
});
