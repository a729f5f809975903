import { expect, test } from 'vitest';
import { GET } from '@/app/api/openapi.json/route';

test('a path without parameters is answered, though Next hands none over', async () => {
  const request = new Request('http://localhost/api/openapi.json');
  const response = await GET(request, { params: Promise.resolve(undefined) });
  expect(response.status).toBe(200);
});
