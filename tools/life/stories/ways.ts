// Channels that stop working: a seat's address whose email bounces, and a webhook whose program is gone.
import { ANNA, BOHUMIL, cast } from '../cast';
import { addWebhook, aRound, expectCalls } from '../hook';
import { after, minutesAfter } from '../law';
import { Table } from '../table';
import type { Walk } from '../walk';

const NAMES = [
  '',
  '/log',
  '/requests',
  '/figures',
  '/compare',
  '/talk',
  '/plan',
  '/seats',
  '/verify',
  '/at/1',
];

/** Pages that belong to no table. */
const OTHERS = [
  '/',
  '/me',
  '/me/tables',
  '/lobby',
  '/learn',
  '/rules',
  '/reference',
  '/verify',
  '/sign-in',
  '/seat/unknown',
];

/** Checks that all pages, of the table and others, report a channel that has stopped. */
export async function seesLoss(table: Table, name: string, way: string): Promise<void> {
  const pages = [...NAMES.map((page) => table.path + page), ...OTHERS];
  for (const page of pages) await table.sees(name, page, `Messages to ${way}`);
  table.log.note(table.now, `${name} reads on ${pages.length} pages that nothing comes by ${way} any more.`);
}

/**
 * A guest without any other channel: every page shows the news that email cannot deliver, until they give
 * another address.
 */
export async function lostAddress(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, the mail of a guest comes back: every page says so',
    rules: { kind: 'daily' },
    people: [ANNA, { ...BOHUMIL, isConfirmed: false }],
  });
  await table.begin(new Date('2027-09-06T08:00:00Z'));
  const bohumil = table.person('Bohumil');
  table.world.post.unknown.add(bohumil.address);
  await table.turn(after(table.now, 3));
  // The address counts as gone with the second refusal, a minute after the first one.
  await table.comes(minutesAfter(table.now, 2));
  await table.comes(minutesAfter(table.now, 2));
  await seesLoss(table, 'Bohumil', bohumil.address ?? '');
  await table.sees('Anna', table.path, 'Bohumil gets no messages and only sees here whose turn it is');
  await table.sees('Bohumil', `${table.path}/seats`, `Emails to ${bohumil.address} came back`);
  const lost = bohumil.address;
  bohumil.address = `new.${lost}`;
  await table.does('Bohumil', `${table.path}/seats`, /^Save.*address$/, { email: bohumil.address });
  const page = await table.sees('Bohumil', table.path);
  table.expect(
    !page.text.includes('no longer get through'),
    'the lost address is told of after it was changed',
  );
  await table.turnAndMail(after(table.now, 3));
  await table.turnAndMail(after(table.now, 3));
  await table.ends();
}

/**
 * A webhook gets the same messages as email, signed. Once its program is gone, an email and every page report
 * it.
 */
export async function goneWebhook(walk: Walk): Promise<void> {
  const table = new Table(walk, {
    title: 'Two, a webhook gets each turn until its program is gone',
    rules: { kind: 'daily' },
    people: cast(2),
  });
  await table.begin(new Date('2027-09-20T08:00:00Z'));
  const hook = await addWebhook(table, 'Anna');
  const told = await aRound(table);
  expectCalls(table, hook, { times: [told] });
  table.log.note(table.now, 'The webhook of Anna is told of her turn, signed.');
  table.world.hooks.gone.add(hook.path);
  await aRound(table);
  await table.comes(minutesAfter(table.now, 1), { Anna: [['Your webhook messages no longer get through']] });
  await seesLoss(table, 'Anna', 'My program');
  await aRound(table);
  table.expect(hook.calls().length === 2, `a webhook that is gone was called ${hook.calls().length} times`);
  await table.ends();
}
