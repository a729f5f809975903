/** No two places of the site share a name, also with the sections of the header. */
import { expect, test } from 'vitest';
import { PLACES, TABS } from '@/components/site/places';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { messagesOf } from './catalogue';

test.each(LOCALES)('%s names each place and section differently', (locale) => {
  const messages = messagesOf(locale);
  const sections = TABS.map(([tab]) => [PLACES[tab].href, messages.get(`site.places.tab.${tab}`)] as const);
  const places = Object.values(PLACES).map(({ href, name }) => [href, messages.get(name)] as const);
  const taken = new Map<string | undefined, string>();
  for (const [href, name] of [...places, ...sections]) {
    expect(name).toBeDefined();
    expect(taken.get(name) ?? href, name).toBe(href);
    taken.set(name, href);
  }
});
