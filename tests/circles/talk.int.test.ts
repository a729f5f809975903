/** The chat of a circle: who reads and writes it, acts on messages, what is new, and mentions. */
import crypto from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  hearCircleTalk,
  loadCircleTalk,
  reactInCircle,
  removeCircleMessage,
  reportCircleMessage,
  sayInCircle,
} from '@/lib/features/circles/circle-talk';
import { joinCircle, loadCircle, someCircles } from '@/lib/features/circles/circles';
import { mergePeople } from '@/lib/features/people/merge-store';
import { myData } from '@/lib/features/people/my-data';
import { deleteAccount } from '@/lib/features/people/profile';
import { db } from '@/lib/platform/db/db';
import { afterResponses } from '../support/api';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { actInCircle, actOnMember, changeSettings } from './acts';
import { browserOf, guest, linkOf, madeCircle, memberId, seenBy } from '../support/world';
import { addressFor, forgetNews, mailsBy } from './news-readers';

await useService();
const clock = new FakeClock('2026-11-23T09:00:00.000Z');
const uuid = () => crypto.randomUUID();
const heart = (id: string, isOn = true) => ({ id, reaction: 'heart', isOn }) as const;

/** Anna, the host, with Bohumil and Cilka. */
async function three() {
  const { circleId, host, others, token } = await madeCircle(['Bohumil', 'Cilka'], clock);
  const [bohumil = '', cilka = ''] = others;
  const as = (userId: string) => ({ circleId, userId });
  return { circleId, token, host, anna: as(host), bohumil: as(bohumil), cilka: as(cilka) };
}
let circle: Awaited<ReturnType<typeof three>>;
beforeEach(async () => {
  clock.goTo('2026-11-23T09:00:00.000Z');
  circle = await three();
  await forgetNews();
  await db().rateLimit.deleteMany();
});

type Who = typeof circle.anna;
const talkAs = async ({ circleId, userId }: Who) => loadCircleTalk(await seenBy(circleId, userId, clock));

async function say(who: Who, text: string, id = uuid()) {
  clock.pass(1 / 60);
  expect(await sayInCircle(who, { id, text }, clock)).toHaveProperty('told');
  return id;
}

test('members read who said what when, in order', async () => {
  await say(circle.anna, ' Thursday\r\nat eight? ');
  await say(circle.bohumil, 'Yes');
  const { lines } = await talkAs(circle.cilka);
  expect(lines.map(({ name, text, at, isMine }) => [name, text, at.slice(11, 16), isMine])).toEqual([
    ['Anna', 'Thursday\nat eight?', '09:01', false],
    ['Bohumil', 'Yes', '09:02', false],
  ]);
  expect((await talkAs(circle.anna)).lines.map(({ isMine }) => isMine)).toEqual([true, false]);
});

test('the same id adds one message, and tells a mentioned member once', async () => {
  const id = uuid();
  for (let n = 0; n < 2; n += 1) await sayInCircle(circle.anna, { id, text: 'Once, @bohumil' }, clock);
  expect((await talkAs(circle.bohumil)).lines).toMatchObject([{ text: 'Once, @bohumil', callsMe: true }]);
  expect(await db().outbox.count({ where: { kind: 'circle-mention' } })).toBe(1);
});

/** Everything that somebody could do. */
async function refusalsOf(who: Who, id: string) {
  return [
    await sayInCircle(who, { id: uuid(), text: 'Hello' }, clock),
    await removeCircleMessage(who, id, clock),
    await reportCircleMessage(who, id, clock),
    await reactInCircle(who, heart(id), clock),
  ];
}
const UNKNOWN = Array<string>(4).fill('unknown-circle');

test('it exists for members only: not for strangers, applicants, or those who left or were removed', async () => {
  const { circleId, anna, bohumil, cilka, token } = circle;
  const id = await say(anna, 'Hello');
  const stranger = { circleId, userId: await guest('Dana') };
  expect(await refusalsOf(stranger, id)).toEqual(UNKNOWN);
  await changeSettings(anna, { joinBy: 'approval' }, clock);
  await joinCircle({ token, userId: stranger.userId, name: 'Dana' }, clock);
  expect(await refusalsOf(stranger, id)).toEqual(UNKNOWN);
  await actInCircle(bohumil, 'leave', clock);
  expect(await refusalsOf(bohumil, id)).toEqual(UNKNOWN);
  await actOnMember(anna, 'remove', await memberId(circleId, cilka.userId, clock), clock);
  await say(cilka, 'Until tomorrow');
  clock.pass(24);
  expect(await refusalsOf(cilka, id)).toEqual(UNKNOWN);
  expect(await loadCircle(circleId, { id: cilka.userId }, clock)).toBeUndefined();
  expect((await talkAs(anna)).lines.map(({ text }) => text)).toEqual(['Hello', 'Until tomorrow']);
});

test('it ends with the circle, after a day of notice', async () => {
  const { circleId, host, anna, bohumil } = circle;
  const id = await say(bohumil, 'Good times');
  await actInCircle(anna, 'end', clock);
  await say(bohumil, 'What a pity');
  clock.pass(24);
  for (const who of [anna, bohumil]) expect(await refusalsOf(who, id)).toEqual(UNKNOWN);
  expect(await loadCircle(circleId, { id: host }, clock)).toBeUndefined();
});

test('an author, the host and stewards remove a message, and nobody else', async () => {
  const { circleId, anna, bohumil, cilka } = circle;
  const attempt = async (who: Who) => {
    const id = await say(bohumil, 'Oops');
    const mayRemove = (await talkAs(who)).lines.find((line) => line.id === id)?.mayRemove;
    const done = await removeCircleMessage(who, id, clock);
    const { text } = await db().circleChatMessage.findFirstOrThrow({ where: { circleId, id } });
    return [mayRemove, done, text];
  };
  expect(await attempt(bohumil)).toEqual([true, undefined, '']);
  expect(await attempt(anna)).toEqual([true, undefined, '']);
  expect(await attempt(cilka)).toEqual([false, 'not-yours', 'Oops']);
  await actOnMember(anna, 'make-steward', await memberId(circleId, cilka.userId, clock), clock);
  expect(await attempt(cilka)).toEqual([true, undefined, '']);
  expect((await talkAs(anna)).lines.at(-1)).not.toHaveProperty('text');
});

test('a report is for host and stewards; a removed message takes no reaction', async () => {
  const { anna, bohumil, cilka } = circle;
  const id = await say(bohumil, 'Rude');
  await Promise.all(Array.from({ length: 9 }, () => reportCircleMessage(cilka, id, clock)));
  expect((await talkAs(anna)).lines[0]?.reports).toBe(1);
  expect((await talkAs(cilka)).lines[0]).toMatchObject({ mayReport: false });
  expect((await talkAs(cilka)).lines[0]?.reports).toBeUndefined();
  await reactInCircle(cilka, { id, reaction: 'wow', isOn: true }, clock);
  await removeCircleMessage(bohumil, id, clock);
  expect((await talkAs(anna)).lines[0]?.reactions).toEqual([]);
  expect(await reactInCircle(cilka, { id, reaction: 'wow', isOn: true }, clock)).toBe('unknown-word');
});

test('a member reacts once, takes it back, and leaves it without a name', async () => {
  const { anna, bohumil, cilka } = circle;
  const id = await say(anna, 'Look');
  const reactions = async () => (await talkAs(cilka)).lines[0]?.reactions;
  for (const who of [bohumil, bohumil, cilka]) await reactInCircle(who, heart(id), clock);
  expect(await reactions()).toEqual([{ reaction: 'heart', names: ['Bohumil', 'Cilka'], isMine: true }]);
  await reactInCircle(cilka, heart(id, false), clock);
  await actInCircle(bohumil, 'leave-unnamed', clock);
  expect(await reactions()).toEqual([{ reaction: 'heart', names: [''], isMine: false }]);
});

test('a message of another circle is unknown, even under one id', async () => {
  const { anna, bohumil } = circle;
  const other = await madeCircle([], clock);
  const there = { circleId: other.circleId, userId: other.host };
  const id = await say(there, 'Ours');
  expect(await removeCircleMessage(anna, id, clock)).toBe('unknown-word');
  expect(await reportCircleMessage(anna, id, clock)).toBe('unknown-word');
  expect(await reactInCircle(anna, heart(id), clock)).toBe('unknown-word');
  await say(bohumil, 'Yours', id);
  await reactInCircle(anna, heart(id), clock);
  await removeCircleMessage(bohumil, id, clock);
  expect((await talkAs(there)).lines).toMatchObject([{ text: 'Ours', reactions: [] }]);
});

test('each member is told how many messages of others are new since they looked', async () => {
  const { anna, bohumil } = circle;
  const newFor = async (who: Who) => {
    const [listed] = (await someCircles(who.userId, false, clock)).circles;
    const { unread } = await talkAs(who);
    expect(listed?.unread).toBe(unread);
    return unread;
  };
  await say(anna, 'One');
  const second = await say(anna, 'Two');
  expect([await newFor(anna), await newFor(bohumil)]).toEqual([0, 2]);
  await hearCircleTalk(await seenBy(circle.circleId, bohumil.userId, clock), (await talkAs(bohumil)).lines);
  expect(await newFor(bohumil)).toBe(0);
  const third = await say(anna, 'Three');
  expect(await newFor(bohumil)).toBe(1);
  await removeCircleMessage(anna, third, clock);
  expect([second !== third, await newFor(bohumil)]).toEqual([true, 0]);
  // Who joins later begins with nothing new.
  const emil = { circleId: circle.circleId, userId: await guest('Emil') };
  clock.pass(1);
  await joinCircle(
    { token: await linkOf(circle.circleId, circle.host, clock), userId: emil.userId, name: 'Emil' },
    clock,
  );
  expect(await newFor(emil)).toBe(0);
});

describe('a mentioned member', () => {
  const mentioned = async () => {
    const mails = (await mailsBy(clock)).filter(({ subject }) => subject.includes('mentioned you'));
    return mails.map(({ to, subject, text }) => ({ to: to.address.split('-')[0], subject, text }));
  };
  beforeEach(async () => {
    for (const { userId } of [circle.anna, circle.bohumil, circle.cilka]) await addressFor(userId);
  });

  test('gets a message with the words and the address of the chat; its author does not', async () => {
    await say(circle.anna, '@Bohumil and @Anna: eight o’clock?');
    const [mail, ...more] = await mentioned();
    expect([mail?.to, mail?.subject, more]).toEqual(['bohumil', 'Thursday: Anna mentioned you', []]);
    expect(mail?.text).toContain('eight o’clock?');
    expect(mail?.text).toContain(`/circles/${circle.circleId}/talk`);
  });

  test('hears of the next mention once they have looked, or on another day', async () => {
    const { anna, bohumil } = circle;
    await say(anna, '@Bohumil one');
    await say(anna, '@Bohumil two');
    expect(await mentioned()).toHaveLength(1);
    await hearCircleTalk(await seenBy(circle.circleId, bohumil.userId, clock), (await talkAs(bohumil)).lines);
    await say(anna, '@Bohumil three');
    expect(await mentioned()).toHaveLength(1);
    await say(anna, '@Bohumil four');
    expect(await mentioned()).toHaveLength(0);
    clock.pass(24);
    await say(anna, '@Bohumil five');
    expect(await mentioned()).toHaveLength(1);
  });

  test('gets no news of a message that was removed, or that they have seen', async () => {
    const { anna, bohumil, cilka } = circle;
    const id = await say(anna, '@Bohumil oops');
    await removeCircleMessage(anna, id, clock);
    await say(anna, '@Bohumil better');
    await say(anna, '@Cilka hello');
    await hearCircleTalk(await seenBy(circle.circleId, cilka.userId, clock), (await talkAs(cilka)).lines);
    const [mail, ...more] = await mentioned();
    expect([mail?.to, more]).toEqual(['bohumil', []]);
    expect(mail?.text).toContain('better');
    expect((await talkAs(bohumil)).lines).toHaveLength(3);
  });
});

test('a deleted account takes its name and words along', async () => {
  const { circleId, anna, bohumil } = circle;
  await say(bohumil, 'Remember this');
  await deleteAccount(bohumil.userId);
  const { lines } = await talkAs(anna);
  expect(lines).toMatchObject([{ name: '' }]);
  expect(lines[0]).not.toHaveProperty('text');
  const stored = JSON.stringify(await db().circleChatMessage.findMany({ where: { circleId } }));
  expect(stored).not.toMatch(/Bohumil|Remember/);
});

test('the account gets the words of a guest, and are in its file', async () => {
  const { circleId, bohumil, token } = circle;
  await say(bohumil, 'As a guest');
  const account = { circleId, userId: await guest('Bohumil K.') };
  await joinCircle({ token, userId: account.userId, name: 'Bohumil K.' }, clock);
  await say(account, 'As myself');
  await mergePeople(bohumil.userId, account.userId);
  expect((await talkAs(account)).lines).toMatchObject([
    { name: 'Bohumil K.', isMine: true },
    { name: 'Bohumil K.', isMine: true },
  ]);
  const pieces: string[] = [];
  for await (const piece of myData(account.userId, clock)) pieces.push(piece);
  const { circleTalk } = JSON.parse(pieces.join(''));
  const texts = circleTalk.map(({ text }: { text: string }) => text);
  expect(texts.toSorted()).toEqual(['As a guest', 'As myself']);
});

/** Sends a form as a browser does. */
async function post(
  userId: string | undefined,
  act: string,
  fields: Record<string, string>,
  circleId = circle.circleId,
) {
  const { POST } = await import('@/app/circles/[circleId]/talk/[act]/route');
  const request = new Request(`http://praga.test/circles/${circleId}/talk/${act}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: userId ? await browserOf(userId) : {},
  });
  const response = await POST(request, { params: Promise.resolve({ circleId, act }) });
  await afterResponses();
  return [response.status, response.headers.get('location')];
}

test('the forms work without scripts, and say why they are refused', async () => {
  const { circleId, host, bohumil } = circle;
  const here = `/circles/${circleId}/talk`;
  const id = uuid();
  const to = (query = '') => [303, here + query];
  for (const _twice of [1, 2]) expect(await post(host, 'say', { id, text: 'Hello' })).toEqual(to());
  expect(await post(host, 'say', { id, text: 'Quick', back: '1' })).toEqual([
    303,
    `/circles/${circleId}#circle-talk`,
  ]);
  const rows = await db().circleChatMessage.findMany({ where: { circleId } });
  expect(rows.map(({ text }) => text).sort()).toEqual(['Hello', 'Quick']);
  const word = rows.find(({ text }) => text === 'Hello')?.id ?? '';
  expect(await post(bohumil.userId, 'react', { id: word, on: 'bravo' })).toEqual(to());
  expect(await post(bohumil.userId, 'report', { id: word })).toEqual(to());
  expect((await db().circleChatMessage.findFirst({ where: { circleId, id: word } }))?.reactions).toHaveLength(
    1,
  );
  expect(await post(bohumil.userId, 'react', { id: word, on: 'sneer' })).toEqual(to('?problem=unknown-word'));
  expect(await post(bohumil.userId, 'remove', { id: word })).toEqual(to('?problem=not-yours'));
  expect(await post(host, 'remove', { id: word })).toEqual(to());
  expect(await post(host, 'say', { id, text: ' ' })).toEqual(to('?problem=empty'));
  expect(await post(undefined, 'say', { id, text: 'Hi' })).toEqual([303, '/circles']);
  expect(await post(await guest('Dana'), 'say', { id, text: 'Hi' })).toEqual([303, `/circles/${circleId}`]);
  expect((await post(host, 'dance', { id }))[0]).toBe(404);
});
