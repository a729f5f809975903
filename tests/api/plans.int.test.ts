/** Plans over the API. */
import { expect, test } from 'vitest';
import { lineThroughTurn, playOthers, tokenOf } from '../plans/lines';
import { callJson } from '../support/api';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { post } from './post';

await useService();

test('a seat stores a turn with a condition, and it is played on its turn', async () => {
  const table = await seatedTable(2, { emails: false });
  const path = `/api/games/${table.gameId}/plans`;
  const token = tokenOf(table, 1);
  const line = await lineThroughTurn(table, 1);
  const kept = await callJson(post(path, token, line));
  expect([kept.status, kept.body]).toEqual([201, { id: expect.any(String), isCut: expect.any(Boolean) }]);
  const change = (json: object) => callJson(post(`${path}/${kept.body.id}`, token, json));
  expect((await change({ act: 'guard', guard: 'stop', isOn: true })).status).toBe(200);
  expect((await change({ act: 'guard', guard: 'stop', isOn: false })).status).toBe(200);
  const strange = await change({ act: 'guard', guard: { kind: 'site-free', site: 'x' }, isOn: true });
  expect(strange).toMatchObject({
    status: 409,
    body: { code: 'plan-refused', params: { why: 'unknown-guard' } },
  });
  expect(await change({ act: 'confirm', seq: 1 })).toMatchObject({
    status: 409,
    body: { code: 'plan-refused' },
  });
  await playOthers(table, line, 1);
  for (let asked = 0; asked < 20; asked += 1) {
    const { body } = await callJson({ path, token });
    if (!body.ready) break;
    expect(await change({ act: 'confirm', seq: body.seq })).toMatchObject({ status: 200 });
  }
  const own = line.steps.filter(({ seat }) => seat === 1);
  expect((await callJson({ path, token })).body).toMatchObject({
    plans: [],
    reports: [{ id: kept.body.id, report: { ending: 'played', played: own.length } }],
  });
  expect((await callJson({ path, token: tokenOf(table, 0) })).body).toMatchObject({ plans: [], reports: [] });
});

test('a plan is not found by anyone but its owner', async () => {
  const table = await seatedTable(2, { emails: false });
  const path = `/api/games/${table.gameId}/plans`;
  const kept = await callJson(post(path, tokenOf(table, 1), await lineThroughTurn(table, 1)));
  const other = post(`${path}/${kept.body.id}`, tokenOf(table, 0));
  for (const json of [{ act: 'forget' }, { act: 'earlier' }, { act: 'mode', mode: 'offered' }])
    expect(await callJson({ ...other, json })).toMatchObject({ status: 404, body: { code: 'unknown-plan' } });
  expect(await callJson({ ...other, json: { act: 'steal' } })).toMatchObject({ status: 400 });
});
