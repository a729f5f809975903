'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { SeatField } from '@/app/form-fields';
import { makeOnce } from '@/app/post-once';
import {
  setBan,
  freeSeatByDesk,
  rebuildTable,
  resendMessages,
  signOutEverywhere,
} from '@/lib/features/operator/desk';
import {
  announceReadOnly,
  cancelReadOnly,
  closeIncident,
  openIncident,
} from '@/lib/features/operator/notices';
import { systemClock } from '@/lib/platform/clock';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { actingOperator } from './current-operator';
import type { DoneCode } from './done-notice';

const Id = field(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/));
const Minutes = field(z.string().min(1).pipe(z.coerce.number<string>()));

/** The id in a field; if invalid, one that matches nothing. */
const idIn = (form: FormData, name: string): string => readFields(form, { [name]: Id })?.[name] ?? '-';
const MINUTE_MS = 60_000;
/**
 * Whether the confirmation for an irreversible action was ticked. The form requires it too, but requests can
 * bypass the form.
 */
const isSure = (form: FormData): boolean => textIn(form, 'sure') === 'yes';
const tablePage = (gameId: string, done: DoneCode) => redirect(tableAt(gameId, done));
const tableAt = (gameId: string, done: DoneCode) => `/operator/tables/${gameId}?done=${done}` as const;
const personPage = (id: string, done: DoneCode) => redirect(`/operator/people/${id}?done=${done}`);
const desk = (done: DoneCode) => redirect(deskAt(done));
const deskAt = (done: DoneCode) => `/operator?done=${done}` as const;

export async function freeSeatOf(form: FormData): Promise<void> {
  const by = await actingOperator();
  const gameId = idIn(form, 'gameId');
  if (!isSure(form)) tablePage(gameId, 'not-sure');
  const fields = readFields(form, { seat: SeatField });
  tablePage(gameId, fields ? await freeSeatByDesk(by, { gameId, seat: fields.seat }) : 'not-possible');
}

export async function resendOf(form: FormData): Promise<void> {
  const by = await actingOperator();
  const gameId = idIn(form, 'gameId');
  await makeOnce('resendOf', form, async () => {
    await resendMessages(by, gameId);
    return { to: tableAt(gameId, 'done') };
  });
}

export async function rebuildOf(form: FormData): Promise<void> {
  const by = await actingOperator();
  const gameId = idIn(form, 'gameId');
  const { outcome } = await rebuildTable(by, gameId);
  tablePage(gameId, outcome === 'unknown-table' ? 'not-possible' : outcome);
}

export async function banPerson(form: FormData): Promise<void> {
  const by = await actingOperator();
  const id = idIn(form, 'id');
  // Operators cannot ban themselves by mistake.
  if (id === by.userId) personPage(id, 'not-possible');
  personPage(id, await setBan(by, { userId: id, isBanned: textIn(form, 'ban') === 'yes' }));
}

export async function signOutPerson(form: FormData): Promise<void> {
  const by = await actingOperator();
  const id = idIn(form, 'id');
  if (!isSure(form)) personPage(id, 'not-sure');
  personPage(id, await signOutEverywhere(by, id));
}

export async function announceMaintenance(form: FormData): Promise<void> {
  const by = await actingOperator();
  const fields = readFields(form, { in: Minutes, for: Minutes });
  if (!fields) return desk('bad-times');
  const begins = new Date(systemClock.now().getTime() + fields.in * MINUTE_MS);
  const ends = new Date(begins.getTime() + fields.for * MINUTE_MS);
  await makeOnce('announceMaintenance', form, async () => {
    const done = await announceReadOnly(by, { begins, ends, text: textIn(form, 'text') });
    return done === 'done' ? { to: deskAt(done) } : desk(done);
  });
}

export async function cancelMaintenance(): Promise<void> {
  const by = await actingOperator();
  desk((await cancelReadOnly(by)) > 0 ? 'done' : 'not-possible');
}

export async function publishIncident(form: FormData): Promise<void> {
  const by = await actingOperator();
  await makeOnce('publishIncident', form, async () => {
    const id = await openIncident(by, { title: textIn(form, 'headline'), text: textIn(form, 'words') });
    return id === undefined ? desk('not-possible') : { to: deskAt('done') };
  });
}

export async function endIncident(form: FormData): Promise<void> {
  const by = await actingOperator();
  desk((await closeIncident(by, textIn(form, 'id'))) ? 'done' : 'not-possible');
}
