'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { GameIdField } from '@/app/form-fields';
import { keepHookDraft } from '@/app/hook-draft';
import { makeOnce } from '@/app/post-once';
import { redrawLayout } from '@/app/redraw-layout';
import { renewCalendarLink, revokeCalendarLink } from '@/lib/features/calendar/calendar';
import type { ChannelResult } from '@/lib/features/notify/channel-refusals';
import {
  dropChannel,
  pauseChannel,
  proveChannelAddress,
  proveAgain,
  setMuted,
  setWants,
  testChannel,
} from '@/lib/features/notify/channels';
import { addBrowser, addHook, addMail } from '@/lib/features/notify/new-channel';
import { chooseTurnMails } from '@/lib/features/notify/turn-mails';
import { currentSession, currentUserId } from '@/lib/platform/auth/session';
import { JsonText, oneOf, readFields, Text, textIn, Texts } from '@/lib/platform/http/fields';
import { HOOK_FORMS } from '@/lib/platform/outbox/channels/targets';

const PAGE = '/me/prompts';

/** Like `asOwner`, once per rendered form, for forms that create or send something. */
async function asOwnerOnce(
  { name, form }: { readonly name: string; readonly form: FormData },
  done: string,
  act: (userId: string) => Promise<ChannelResult>,
): Promise<never> {
  return makeOnce(name, form, async () => ({ to: await doneFor(done, act) }));
}

/** Runs a change for this browser's person and shows the page again with the result. */
async function asOwner(done: string, act: (userId: string) => Promise<ChannelResult>): Promise<never> {
  redirect(await doneFor(done, act));
}

async function doneFor(
  done: string,
  act: (userId: string) => Promise<ChannelResult<unknown>>,
): Promise<Route> {
  const said = await change(act);
  if (!said.ok) redirect(`${PAGE}?refused=${said.error}`);
  return `${PAGE}?done=${done}`;
}

/** Runs a change for this browser's person, if there is one and their limit allows it. */
async function change<T>(act: (userId: string) => Promise<ChannelResult<T>>): Promise<ChannelResult<T>> {
  const userId = await currentUserId();
  if (!userId) redirect(PAGE);
  await turnBackIfTooMany('channel', userId);
  const said = await act(userId);
  redrawLayout();
  return said;
}

export async function addMailChannel(form: FormData): Promise<void> {
  await asOwnerOnce({ name: 'addMailChannel', form }, 'mail', (userId) =>
    addMail(userId, textIn(form, 'address')),
  );
}

/** Adds a hook. If its receiver refuses the test, the page shows why, and the form as it was. */
export async function addHookChannel(form: FormData): Promise<void> {
  const kind = HOOK_FORMS.find((each) => each === textIn(form, 'form'));
  const hook = { form: kind, url: textIn(form, 'url'), label: textIn(form, 'label') };
  await makeOnce('addHookChannel', form, async (jar) => {
    const added = await change((userId) => addHook(userId, hook));
    if (added.ok) return { to: `${PAGE}?done=${added.value.isTaken ? 'hook' : 'hook-silent'}` };
    if (kind && added.said !== undefined)
      keepHookDraft(jar, PAGE, { ...hook, form: kind, label: hook.label.slice(0, 60), said: added.said });
    return { to: `${PAGE}?refused=${added.error}`, isRefused: true };
  });
}

/** An island posts here when the browser allows notifications, on this page or at a table. */
export async function addThisBrowser(form: FormData): Promise<void> {
  const subscription = readFields(form, { subscription: JsonText })?.subscription;
  const table = readFields(form, { gameId: GameIdField })?.gameId;
  const device = (await currentSession())?.device;
  const browser = { label: textIn(form, 'label'), device };
  const to = await doneFor('added', (userId) => addBrowser(userId, subscription, browser));
  redirect(table ? `/games/${table}` : to);
}

/** Actions of the buttons next to a channel, by name. */
const STEPS = {
  test: testChannel,
  prove: proveAgain,
  pause: (userId: string, id: string) => pauseChannel(userId, id, true),
  mend: (userId: string, id: string) => pauseChannel(userId, id, false),
  remove: dropChannel,
} as const;

export async function changeOneChannel(form: FormData): Promise<void> {
  const id = textIn(form, 'id');
  const step = textIn(form, 'step');
  const known = Object.entries(STEPS).find(([name]) => name === step);
  if (!known) redirect(PAGE);
  const [name, act] = known;
  // Switches may be used again on the same page.
  if (name !== 'test' && name !== 'prove') return asOwner(name, (userId) => act(userId, id));
  await asOwnerOnce({ name: 'changeOneChannel', form }, name, (userId) => act(userId, id));
}

export async function saveWants(form: FormData): Promise<void> {
  const { id = '', kind = [] } = readFields(form, { id: Text, kind: Texts }) ?? {};
  await asOwner('saved', (userId) => setWants(userId, id, kind));
}

export async function saveDigest(form: FormData): Promise<void> {
  const [chosen, time] = [textIn(form, 'mails'), textIn(form, 'time')];
  const atOnce = textIn(form, 'atOnce') !== '';
  await asOwner('saved', (userId) => chooseTurnMails(userId, { chosen, time, atOnce }));
}

export async function muteOneTable(form: FormData): Promise<void> {
  const muted = textIn(form, 'muted') === 'yes';
  await asOwner('saved', (userId) => setMuted(userId, textIn(form, 'table'), muted));
}

/** Replaces or removes the address of the calendar feed. */
export async function changeCalendar(form: FormData): Promise<void> {
  const step = readFields(form, { act: oneOf(['renew', 'revoke']) })?.act;
  if (!step) redirect(PAGE);
  const act = step === 'renew' ? renewCalendarLink : revokeCalendarLink;
  await asOwner(step === 'renew' ? 'calendar' : 'calendar-gone', async (userId) => {
    await act(userId);
    return { ok: true, value: undefined };
  });
}

/**
 * Confirms an email address. Pressing the button proves that the reader received the email, with or without a
 * session.
 */
export async function proveAddress(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  await proveChannelAddress(token);
  redirect(`${PAGE}/prove/${encodeURIComponent(token)}`);
}
