import 'server-only';
import { randomUUID } from 'node:crypto';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { forgetMaintenance } from '@/lib/platform/ops/maintenance';
import { cancelMaintenance, insertMaintenance } from '@/lib/platform/ops/maintenance-store';
import { recordAct, type Operator } from './acts';
import { endIncident, insertIncident } from './incident-store';

export { incidentsSince } from './incident-store';

const MAX_TEXT = 500;
const MAX_TITLE = 120;
/** A longer maintenance must be a typing error: it would block all games for days. */
const LONGEST_MS = 3 * 24 * 3_600_000;

export interface Announcement {
  readonly begins: Date;
  readonly ends: Date;
  readonly text?: string;
}

/** Announces maintenance: first a banner, then pages stay readable and moves are refused. */
export async function announceReadOnly(
  by: Operator,
  { begins, ends, text = '' }: Announcement,
  clock: Clock = systemClock,
): Promise<'done' | 'bad-times'> {
  const [from, to, now] = [begins.getTime(), ends.getTime(), clock.now().getTime()];
  if (!(from < to && to > now && to - from <= LONGEST_MS)) return 'bad-times';
  const detail = { begins: begins.toISOString(), ends: ends.toISOString() };
  await recordAct(by, { kind: 'announce', about: 'service', detail }, clock);
  const maintenance = { id: randomUUID(), begins, ends, text: text.trim().slice(0, MAX_TEXT) };
  await insertMaintenance(maintenance, clock.now());
  forgetMaintenance();
  return 'done';
}

/** Cancels announced maintenance, or ends a current one. */
export async function cancelReadOnly(by: Operator, clock: Clock = systemClock): Promise<number> {
  await recordAct(by, { kind: 'cancel', about: 'service' }, clock);
  const count = await cancelMaintenance(clock.now());
  forgetMaintenance();
  return count;
}

/** Opens a public incident. Undefined without a title. */
export async function openIncident(
  by: Operator,
  { title, text = '', begins }: { readonly title: string; readonly text?: string; readonly begins?: Date },
  clock: Clock = systemClock,
): Promise<string | undefined> {
  const head = title.trim().slice(0, MAX_TITLE);
  if (head === '') return undefined;
  const id = randomUUID();
  await recordAct(by, { kind: 'incident', about: 'service', detail: { id } }, clock);
  await insertIncident({
    id,
    title: head,
    text: text.trim().slice(0, MAX_TEXT),
    begins: begins ?? clock.now(),
  });
  return id;
}

/** Closes an incident. */
export async function closeIncident(by: Operator, id: string, clock: Clock = systemClock): Promise<boolean> {
  await recordAct(by, { kind: 'incident-over', about: 'service', detail: { id } }, clock);
  return endIncident(id, clock.now());
}
