/** A mentor reads a seat as its holder does, writes notes both see, and does nothing else there. */
import crypto from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import {
  loadDelegates,
  makeDelegate,
  revokeDelegate,
  takeDelegation,
} from '@/lib/features/seats/delegates/delegates';
import {
  acceptMentor,
  leaveMentorship,
  mentorshipOf,
  type Mentorship,
} from '@/lib/features/seats/delegates/mentor-store';
import { findMentorLink, loadMentor, nameMentor } from '@/lib/features/seats/delegates/mentors';
import { loadEntries } from '@/lib/features/seats/entries';
import { findSeatOf } from '@/lib/features/seats/seats';
import { submitCommand } from '@/lib/features/table/commands/submit-command';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import {
  forgetAsMentor,
  jotAsMentor,
  loadNotes,
  removeNote,
  sharedNotes,
  writeNote,
} from '@/lib/features/talk/notes';
import { hashToken } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import { refused, valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { DAILY, seatedTable, seatPeople, whatNow } from '../support/tables';
import { giveAway } from '../support/voices-table';
import { guest } from '../support/world';

await useService();

const uuid = () => crypto.randomUUID();

/** A table of three people; the first has the turn, and may name a mentor. */
async function heldTable() {
  const made = await seatedTable(3, { pace: DAILY });
  const { gameId } = made;
  const sitting = await seatPeople(made);
  const [anna, bohumil] = [sitting(0), sitting(1)];
  const ask = async (who: Visitor = anna, name = 'Zuzana') => valueOf(await nameMentor(gameId, who, name));
  const mentored = async () => {
    const { id, token } = await ask();
    const zuzana = await guest('Zuzana');
    await writeNote(gameId, anna, { id: uuid(), text: 'of old', sealed: false });
    expect(await accept(token, zuzana)).toBe('done');
    return { id, token, zuzana };
  };
  const notesOf = async (who: Visitor) => {
    const table = await loadTable(gameId, who);
    if (!table) throw new Error('they may not look');
    return loadNotes(table, who);
  };
  return { made, gameId, anna, bohumil, ask, mentored, notesOf };
}

const accept = (token: string, userId: string) =>
  acceptMentor({ tokenHash: hashToken(token), userId }, new Date());

async function read(gameId: string, userId: string): Promise<Mentorship> {
  const mine = await mentorshipOf(gameId, userId);
  if (!mine) throw new Error('they read no seat');
  return mine;
}

describe('a mentor', () => {
  test('reads the seat they accepted, and the others read that there is one', async () => {
    const { made, gameId, anna, mentored } = await heldTable();
    const { zuzana } = await mentored();
    expect(await read(gameId, zuzana)).toMatchObject({ seat: 0, name: 'Zuzana', holder: 'Anna' });
    const seen = await loadTable(gameId, 0);
    expect(seen?.view).toEqual((await loadTable(gameId, anna))?.view);
    expect(seen?.options?.commands.length).toBe((await whatNow(made)).commands.length);
    expect(seen?.isHolder).toBeUndefined();
    const kinds = (await loadEntries(gameId, Infinity)).map(
      ({ kind, delegate }) => `${kind} ${delegate?.name}`,
    );
    expect(kinds.slice(0, 2)).toEqual(['mentor-came Zuzana', 'mentor-named Zuzana']);
  });

  test('plays nothing and opens nothing, by session or by the token of the link', async () => {
    const { made, gameId, mentored } = await heldTable();
    const { token, zuzana } = await mentored();
    const [command] = (await whatNow(made)).commands;
    if (!command) throw new Error('there is no step');
    for (const who of [{ userId: zuzana }, { token }, { token, userId: zuzana }]) {
      const step = { gameId, ...who, expectedSeq: 1, commandId: uuid(), command };
      expect(await submitCommand(step)).toMatchObject(refused('token-wrong'));
      expect(await findSeatOf(gameId, who)).toBeUndefined();
      const table = await loadTable(gameId, who);
      expect([table?.me, table?.options, table?.delegate]).toEqual([undefined, undefined, undefined]);
      expect(await writeNote(gameId, who, { id: uuid(), text: 'x', sealed: false })).toBe('not-here');
      expect((await nameMentor(gameId, who, 'Karel')).ok).toBe(false);
    }
    expect((await loadTable(gameId))?.seq).toBe(1);
  });

  test('keeps the seat and the notes when the guest becomes another person', async () => {
    const { gameId, anna, mentored, notesOf } = await heldTable();
    const { zuzana } = await mentored();
    await jotAsMentor(gameId, zuzana, { id: uuid(), text: 'Build first' }, new Date());
    const account = await guest('Zuzana');
    await mergePeople(zuzana, account);
    expect(await mentorshipOf(gameId, zuzana)).toBeUndefined();
    expect(await sharedNotes(await read(gameId, account), account)).toMatchObject([{ isMine: true }]);
    expect((await notesOf(anna)).own.at(-1)).toMatchObject({ text: 'Build first', mentor: 'Zuzana' });
  });

  test('shares notes with the holder, but none that are sealed or older', async () => {
    const { gameId, anna, bohumil, mentored, notesOf } = await heldTable();
    const { zuzana } = await mentored();
    const note = { id: uuid(), text: 'Build first' };
    expect(await jotAsMentor(gameId, zuzana, note, new Date())).toBeUndefined();
    await writeNote(gameId, anna, { id: uuid(), text: 'Thanks', sealed: false });
    await writeNote(gameId, anna, { id: uuid(), text: 'Secret', sealed: true });
    const shared = await sharedNotes(await read(gameId, zuzana), zuzana);
    expect(shared.map(({ by, text }) => `${by}: ${text}`)).toEqual(['Zuzana: Build first', 'Anna: Thanks']);
    const { own, mentor } = await notesOf(anna);
    expect(mentor?.name).toBe('Zuzana');
    expect(own.map(({ text }) => text)).toEqual(['of old', 'Build first', 'Thanks', 'Secret']);
    expect(own.map((each) => each.mentor)).toEqual([undefined, 'Zuzana', undefined, undefined]);
    expect((await notesOf(bohumil)).own).toEqual([]);
    expect(await removeNote(gameId, anna, note.id)).toBe('not-yours');
    expect(await forgetAsMentor(gameId, zuzana, shared[1]?.id ?? '')).toBe('unknown-word');
    expect(await forgetAsMentor(gameId, zuzana, note.id)).toBeUndefined();
    expect((await notesOf(anna)).own.length).toBe(3);
  });
});

describe('nobody accepts', () => {
  test('twice, from a seat of the table, or with another seat there', async () => {
    const { gameId, anna, bohumil, ask, mentored } = await heldTable();
    const { token, zuzana } = await mentored();
    expect(await accept(token, await guest('Karel'))).toBe('taken');
    expect(await accept(token, zuzana)).toBe('done');
    const theirs = await ask(bohumil, 'Milada');
    for (const userId of [anna.userId, bohumil.userId, zuzana])
      expect(await accept(theirs.token, userId)).toBe('sits');
    const until = new Date(Date.now() + 86_400_000);
    const wish = { name: 'Vera', power: 'turns', until } as const;
    const { token: lent } = valueOf(await makeDelegate(gameId, bohumil, wish));
    const play = { userId: zuzana, own: undefined, label: '' };
    expect(await takeDelegation(lent, play)).toMatchObject(refused('not-that-seat'));
  });

  test('by a link that has ended, and there is one mentor at a time', async () => {
    const { gameId, anna, ask } = await heldTable();
    const { id, token } = await ask();
    expect(await nameMentor(gameId, anna, 'Karel')).toMatchObject(
      refused('delegate-refused', { why: 'many' }),
    );
    expect(await revokeDelegate(gameId, anna, id)).toMatchObject({ ok: true });
    expect(await accept(token, await guest('Karel'))).toBe('over');
    await ask();
  });
});

describe('it ends', () => {
  const after = async (gameId: string, zuzana: string, token: string) => [
    await mentorshipOf(gameId, zuzana),
    (await findMentorLink(token))?.isOver,
    await jotAsMentor(gameId, zuzana, { id: uuid(), text: 'late' }, new Date()),
  ];
  const OVER = [undefined, true, 'not-mentor'];
  const newest = async (gameId: string) => (await loadEntries(gameId, Infinity))[0]?.kind;

  test('when the holder ends it: only the holder can', async () => {
    const { gameId, anna, bohumil, mentored } = await heldTable();
    const { id, token, zuzana } = await mentored();
    expect(await revokeDelegate(gameId, bohumil, id)).toMatchObject(refused('unknown-delegate'));
    expect(await revokeDelegate(gameId, { userId: zuzana }, id)).toMatchObject(refused('token-wrong'));
    expect(await revokeDelegate(gameId, anna, id)).toMatchObject({ ok: true });
    expect(await after(gameId, zuzana, token)).toEqual(OVER);
    expect(await newest(gameId)).toBe('mentor-ended');
    expect(await loadMentor(gameId, anna)).toEqual({ ok: true, value: {} });
  });

  test('when the mentor leaves, once', async () => {
    const { gameId, mentored } = await heldTable();
    const { token, zuzana } = await mentored();
    expect(await leaveMentorship(gameId, zuzana, new Date())).toBe(true);
    expect(await leaveMentorship(gameId, zuzana, new Date())).toBe(false);
    expect(await after(gameId, zuzana, token)).toEqual(OVER);
    expect(await newest(gameId)).toBe('mentor-ended');
  });

  test('when the mentor leaves the service: their notes and their name go too', async () => {
    const { gameId, anna, mentored, notesOf } = await heldTable();
    const { zuzana } = await mentored();
    await jotAsMentor(gameId, zuzana, { id: uuid(), text: 'Build first' }, new Date());
    expect((await notesOf(anna)).own).toHaveLength(2);
    await deleteAccount(zuzana);
    const notes = await notesOf(anna);
    expect([notes.own.map(({ text }) => text), notes.mentor]).toEqual([['of old'], undefined]);
    const left = await db().seatDelegate.findFirstOrThrow({ where: { gameId } });
    expect([left.name, left.userId, left.endedAt === null]).toEqual(['', null, false]);
  });

  test('with another holder of the seat', async () => {
    const { gameId, mentored } = await heldTable();
    const { token, zuzana } = await mentored();
    await giveAway(gameId, 0);
    expect(await after(gameId, zuzana, token)).toEqual(OVER);
  });

  test('with the game, and when the mentor takes a seat there', async () => {
    const { gameId, mentored } = await heldTable();
    const { token, zuzana } = await mentored();
    await db().seat.updateMany({ where: { gameId, seat: 2 }, data: { userId: zuzana } });
    expect(await mentorshipOf(gameId, zuzana)).toBeUndefined();
    await db().seat.updateMany({ where: { gameId, seat: 2 }, data: { userId: null } });
    expect(await mentorshipOf(gameId, zuzana)).toBeDefined();
    await db().game.update({ where: { id: gameId }, data: { status: 'ended' } });
    expect(await after(gameId, zuzana, token)).toEqual(OVER);
  });
});

test.each([
  ['rated', { rated: true }],
  ['open', { joinPolicy: 'open' }],
  ['deal', { dealId: 'day' }],
  ['over', { status: 'ended' }],
  ['competition', {}],
])('nobody plays for a holder, and nobody is a mentor: %s', async (why, data) => {
  const { gameId, anna } = await heldTable();
  await db().game.update({ where: { id: gameId }, data });
  if (why === 'competition') await makeFixture(gameId);
  const no = refused('delegate-refused', { why });
  expect(await nameMentor(gameId, anna, 'Zuzana')).toMatchObject(no);
  const until = new Date(Date.now() + 86_400_000);
  expect(await makeDelegate(gameId, anna, { name: 'Zuzana', power: 'turns', until })).toMatchObject(no);
  expect(await loadDelegates(gameId, anna)).toMatchObject({ ok: true, value: { why } });
  expect(await db().seatDelegate.count({ where: { gameId } })).toBe(0);
});

/** Makes a table one of a competition. */
async function makeFixture(tableId: string) {
  const [circleId, at] = [uuid(), new Date()];
  const circle = { id: circleId, name: 'Thursday', preset: {}, timeZone: 'UTC', createdAt: at };
  await db().circle.create({ data: circle });
  const season = { form: 'season', size: 4, setup: {}, pace: {}, atOnce: 2, seed: '', commitment: '' };
  const competitionId = uuid();
  const days = { createdAt: at, signUpUntil: at };
  await db().competition.create({ data: { id: competitionId, circleId, name: 'x', ...season, ...days } });
  await db().fixture.create({ data: { competitionId, id: '1.1.1', entrants: [], tableId } });
}
