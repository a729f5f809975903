import { expect, test } from 'vitest';
import { config, proxy } from '@/proxy';

const matcher = new RegExp(`^${config.matcher}$`);

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
