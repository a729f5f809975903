import { expect, test, vi } from 'vitest';
import { call, problemOf } from '../support/api';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

const SECRET = 'a-secret-for-prometheus';
vi.stubEnv('METRICS_SECRET', SECRET);
await useService();

test('figures are only for whoever knows the secret', async () => {
  await problemOf({ path: '/api/metrics' }, 401, 'token-missing');
  await problemOf({ path: '/api/metrics', token: 'something-else' }, 403, 'token-wrong');
  await problemOf({ path: '/api/metrics', token: 'a-secret-for-the-tests' }, 403, 'token-wrong');
});

test('they tell of the tables, the outbox and the process', async () => {
  await seatedTable();
  const response = await call({ path: '/api/metrics', token: SECRET });
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain('praga_tables{status="running"} 1');
  for (const line of [/^praga_database_up 1$/m, /^praga_outbox_due \d+$/m, /^praga_streams_open 0$/m])
    expect(text).toMatch(line);
  expect(text).toContain('process_resident_memory_bytes');
});
