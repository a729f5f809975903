/** A decision of a late table is taken back; the vote continues if a player is silent. */
import { describe, expect, test } from 'vitest';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { loadEntries } from '@/lib/features/seats/entries';
import { decided, lateTable, messagesOf } from '../support/late-table';
import { refused } from '../support/outcomes';
import { useService } from '../support/service';
import { playTurn } from '../support/tables';

const { sql } = await useService();

describe('taking back', () => {
  test('with two players one tap decides; for an hour it can be taken back, and everybody sees it', async () => {
    const { gameId, clock, say, back, agenda, anHour } = await lateTable(2);
    expect(await say(1, 'end')).toMatchObject({ ok: true, value: decided });
    const open = (await agenda())?.decisions[0];
    expect(open).toMatchObject({ kind: 'end', seat: 0, by: [1], why: 'voices', state: 'open' });
    expect((await agenda(1))?.decisions[0]).toHaveProperty('isMine');
    expect((await agenda(0))?.decisions[0]).not.toHaveProperty('isMine');
    expect(await back(0)).toMatchObject(refused('not-asked'));
    clock.pass(0.9);
    expect(await back(1)).toMatchObject({ ok: true, value: { state: 'taken-back' } });
    expect(await back(1)).toMatchObject(refused('not-to-take-back'));
    await anHour();
    expect(await agenda()).toMatchObject({ status: 'running', late: [{ seat: 0 }] });
    // The question is open again, and can be decided again.
    expect((await agenda())?.late[0]?.votes.every(({ seats }) => seats.length === 0)).toBe(true);
    expect((await loadEntries(gameId, Infinity)).map(({ kind, by }) => [kind, by])).toContainEqual([
      'taken-back',
      1,
    ]);
    expect(await say(1, 'end')).toMatchObject({ ok: true, value: decided });
    await anHour();
    expect(await agenda()).toMatchObject({ status: 'ended' });
    expect(await back(1)).toMatchObject({ ok: false });
  });

  test('nobody else may, and there is no decision of another table', async () => {
    const { gameId, clock, say, tokenOf, agenda } = await lateTable(3);
    await say(1, 'replace');
    await say(2, 'replace');
    const id = (await agenda())?.decisions[0]?.id ?? '';
    const other = await lateTable(2);
    const by = (who: object, of = gameId) => takeBackDecision({ gameId: of, id, who }, clock);
    expect(await by({})).toEqual(refused('token-missing'));
    expect(await by({ token: 'x'.repeat(22) })).toEqual(refused('token-wrong'));
    expect(await by({ token: other.tokenOf(1) }, other.gameId)).toMatchObject(refused('not-to-take-back'));
    expect(await by({ token: tokenOf(2) })).toMatchObject({ ok: true });
  });

  test('a move makes a decision void, and so does more time', async () => {
    const moved = await lateTable(2);
    await moved.say(1, 'replace');
    await playTurn(moved.table, moved.clock);
    await moved.anHour();
    expect(await moved.agenda()).toMatchObject({ free: [], decisions: [{ state: 'void' }] });
    expect((await moved.agenda())?.seats[0]).toMatchObject({ name: 'Anna' });

    const waited = await lateTable(2);
    await waited.say(1, 'end');
    await waited.say(1, 'wait');
    await waited.anHour();
    expect(await waited.agenda()).toMatchObject({ status: 'running', decisions: [{ state: 'void' }] });
  });
});

describe('no table is stuck', () => {
  test('if everyone is silent the reminders end after fourteen days', async () => {
    const { gameId, clock, agenda, anHour } = await lateTable(2);
    for (let day = 0; day < 60; day += 1) {
      await anHour();
      clock.pass(23);
    }
    expect(await agenda()).toMatchObject({ status: 'running', late: [{ missing: [1] }] });
    const kinds = (await messagesOf(sql, gameId)).filter(({ kind }) => kind === 'vote-reminder');
    expect(kinds).toHaveLength(13);
  });
});
