import { expect, test } from 'vitest';
import { config, proxy } from '@/proxy';

const matcher = new RegExp(`^${config.matcher[0]}$`);

test.each(['/api/games/%E0%A4%A', '/games/%ff', '/%'])(
  'an address that cannot be read is a 400: %s',
  async (path) => {
    expect(path).toMatch(matcher);
    const response = proxy(new Request(`http://praga.test${path}`));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request', status: 400 });
  },
);

test('other addresses go on, and those without an escape do not even come here', () => {
  const response = proxy(new Request('http://praga.test/games/%C5%BEi%C5%BEkov'));
  expect(response.headers.get('x-middleware-next')).toBe('1');
  expect('/games/bcdfghjkmnpq').not.toMatch(matcher);
});

test('a language in the address holds for this page and is kept', () => {
  const response = proxy(new Request('http://praga.test/games/bcdfghjkmnpq?lang=pt'));
  expect(response.headers.get('x-middleware-request-x-lang')).toBe('pt-BR');
  expect(response.headers.get('set-cookie')).toMatch(/^lang=pt-BR; Path=\/;/);
  expect(config.matcher[1]).toMatchObject({ has: [{ type: 'query', key: 'lang' }] });
});

test('a language we do not have changes nothing', () => {
  const response = proxy(new Request('http://praga.test/?lang=tlh'));
  expect(response.headers.get('set-cookie')).toBeNull();
});
