/** One page and one form for every kind of link. */
import { beforeAll, describe, expect, test } from 'vitest';
import { behindLink, type Behind } from '@/lib/features/groups/groups';
import { makeCompetition } from '@/lib/features/competitions/competitions';
import { usualTerms } from '@/lib/features/competitions/terms';
import { systemClock as clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { FORM_KEY, newFormKey } from '@/lib/platform/http/form-key';
import { askAs, makeWorld, type Entry, type Input, type World } from '../auth/matrix-world';
import { done, madeBox } from '../boxes/made-box';
import { actOnMember, changeSettings, closeLink, renewLink } from '../circles/acts';
import { leaveLater } from '../support/after-responses';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { emptyTable } from '../support/tables';
import { madeCircle, memberId } from '../support/world';

leaveLater();
await useService();

const FILE = 'app/join/actions.ts';
const FORM: Entry = { key: `action ${FILE} joinByLink`, file: FILE, name: 'joinByLink', kind: 'action' };
const PAGE_FILE = 'app/join/[token]/page.tsx';
const PAGE: Entry = { key: `page ${PAGE_FILE}`, file: PAGE_FILE, name: 'default', kind: 'page' };

let world: World;
beforeAll(async () => {
  world = await makeWorld('anyone');
});

type Form = NonNullable<Input['form']>;
const post = async (form: Form, jar = new Map<string, string>()) =>
  askAs('anonymous', world, FORM, { form: { [FORM_KEY]: newFormKey(), ...form } }, jar);

async function madeCup() {
  const circle = await madeCircle(['Bohumil', 'Cilka', 'Dana'], clock);
  const asked = { form: 'cup', name: 'Winter cup', size: 4, pace: 'daily', days: 7, atOnce: 2 } as const;
  const by = { circleId: circle.circleId, userId: circle.host };
  const { id } = valueOf(await makeCompetition(by, valueOf(usualTerms(asked))));
  return { ...circle, competitionId: id };
}

const KINDS: Record<
  Behind['kind'],
  () => Promise<{ id: string; form: Form; members: () => Promise<number> }>
> = {
  circle: async () => {
    const { circleId: id, token } = await madeCircle([], clock);
    const members = async () => db().circleMember.count({ where: { circleId: id, state: 'in' } });
    return { id, form: { token }, members };
  },
  competition: async () => {
    const { circleId, token, competitionId: id } = await madeCup();
    const members = async () => db().circleMember.count({ where: { circleId, state: 'in' } });
    return { id, form: { token, competition: id }, members };
  },
  box: async () => {
    const { boxId: id, token } = await madeBox();
    return { id, form: { token }, members: async () => db().boxEditor.count({ where: { boxId: id } }) };
  },
  table: async () => {
    const { gameId: id, joinLink } = await emptyTable({ seats: [{}, {}, {}] });
    const members = async () => db().seat.count({ where: { gameId: id, seatedAt: { not: null } } });
    return { id, form: { token: joinLink?.token ?? '' }, members };
  },
};
const INSIDE = { circle: 'circles', competition: 'competitions', box: 'boxes', table: 'games' } as const;

describe.each(Object.entries(KINDS))('the link of a %s', (kind, make) => {
  test('says what it opens and who invites, and adds nobody', async () => {
    const { id, form, members } = await make();
    const before = await members();
    const way = { token: form.token ?? '' };
    const behind = await behindLink(way, { competitionId: form.competition });
    expect(behind).toMatchObject({ kind, id, mine: null, isFull: false, needsApproval: false });
    // A table has no account behind it here.
    expect(behind?.inviter?.name).toBe(kind === 'table' ? undefined : 'Anna');
    expect(await askAs('anonymous', world, PAGE, { params: way, query: form })).toBe('200');
    expect(await members()).toBe(before);
  });

  test('makes one member of two taps, who is led inside by the page', async () => {
    const { form, members } = await make();
    const before = await members();
    const sent = { ...form, name: 'Zdenka', [FORM_KEY]: newFormKey() };
    const jars = [new Map<string, string>(), new Map<string, string>()];
    const led = await Promise.all(jars.map((jar) => post(sent, jar)));
    expect(new Set(led).size).toBe(1);
    expect(led[0]).toMatch(new RegExp(`^to /${INSIDE[kind as Behind['kind']]}/`));
    expect((await members()) - before).toBe(1);
    const again = { params: { token: form.token ?? '' }, query: form };
    expect(await askAs('anonymous', world, PAGE, again, jars[0])).toMatch(/^to \/[a-z]+\/[^/?]+$/);
  });
});

test('a link that is replaced or closed leads to the page that says so, and makes no guest', async () => {
  const { circleId, token, host } = await madeCircle([], clock);
  const box = await madeBox();
  const guests = await db().user.count();
  const renewed = await renewLink({ circleId, userId: host });
  const fresh = renewed.ok ? renewed.value.token : '';
  await done(box.who, { act: 'close-link' });
  for (const old of [token, box.token, 'x', '']) {
    expect(await post({ token: old, name: 'Zdenka' })).toMatch(/^to \/join\/[^?]*$/);
    expect(await behindLink({ token: old })).toBeUndefined();
  }
  expect(await behindLink({ token: fresh })).toMatchObject({ kind: 'circle', id: circleId });
  await closeLink({ circleId, userId: host });
  expect(await behindLink({ token: fresh })).toBeUndefined();
  expect(await db().user.count()).toBe(guests);
});

test('a removed editor needs another link, and a removed member asks', async () => {
  const box = await madeBox(['Bohumil']);
  const [bohumil = ''] = box.others;
  const { id: editorId } = await db().boxEditor.findFirstOrThrow({ where: { userId: bohumil } });
  await done(box.who, { act: 'remove-editor', editorId });
  expect(await behindLink({ token: box.token }, { userId: bohumil })).toBeUndefined();

  const { circleId, token, host, others } = await madeCircle(['Bohumil'], clock);
  const [userId = ''] = others;
  await actOnMember({ circleId, userId: host }, 'remove', await memberId(circleId, userId, clock));
  await db().circleMember.updateMany({ where: { userId }, data: { endsAt: new Date(Date.now() - 1000) } });
  expect(await behindLink({ token }, { userId })).toMatchObject({ mine: null, needsApproval: true });
  expect(await post({ token, name: 'Zdenka' })).toBe('to /join/:token');
  expect(await db().circleMember.count({ where: { circleId, state: 'asked' } })).toBe(1);
});

test('a link names only competitions of its own circle', async () => {
  const [one, other] = [await madeCup(), await madeCup()];
  expect(await behindLink({ token: one.token }, other)).toMatchObject({ kind: 'circle', id: one.circleId });
  expect(await behindLink({ token: one.token }, one)).toMatchObject({
    ...{ kind: 'competition', id: one.competitionId, name: 'Winter cup' },
    competition: { form: 'cup', circle: 'Thursday' },
  });
});

test('a name that is taken, has a link in it or is missing comes back with the reason', async () => {
  const { circleId, token, host } = await madeCircle([], clock);
  const joined = (name: string) => post({ token, name });
  expect(await joined('ANNA')).toMatch(/problem=name-taken&name=ANNA&suggestion=/);
  expect(await joined('praga.example')).toBe('to /join/:token?problem=name');
  expect(await joined('')).toBe('to /join/:token?problem=name');
  await changeSettings({ circleId, userId: host }, { joinBy: 'closed' });
  expect(await joined('Zdenka')).toBe('to /join/:token');
});
