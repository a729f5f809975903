/** Facts of the admin pages, as lines for a terminal. */
import type { SearchResult, TableSheet } from '@/lib/features/operator/desk';
import type { PersonFacts } from '@/lib/features/operator/person-store';
import type { ProblemReport } from '@/lib/features/operator/reports';

const STAGE = {
  waiting: 'waits',
  sent: 'sent',
  failed: 'GIVEN UP',
  cancelled: 'not needed',
  nowhere: 'NOBODY TO SEND IT TO',
} as const;

const at = (date: Date | null): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';

/** A problem report, on one line. */
export function lineOfReport({
  id,
  gameId,
  seq,
  seat,
  at: sent,
  locale,
  text,
  answer,
}: ProblemReport): string {
  const by = seat === null ? 'a watcher' : `seat ${seat}`;
  const state = answer === null ? 'open' : 'answered';
  return `${id}  ${at(sent)}  table ${gameId}  row ${seq}  ${by}  ${locale}  ${state}  ${text.replaceAll('\n', ' / ')}`;
}

export function describeFound({ tables, people }: SearchResult): string[] {
  return [
    ...tables.map(
      ({ id, name, status, seq, updatedAt }) =>
        `table ${id}  ${status}  row ${seq}  ${at(updatedAt)}  ${name}`,
    ),
    ...people.map(
      ({ id, name, email, bannedAt }) =>
        `person ${id}  ${name ?? ''}  ${email ?? ''}${bannedAt ? '  BANNED' : ''}`,
    ),
  ];
}

export function sheetOfTable({ table, seats, deliveries, rows }: TableSheet): string[] {
  const waits = table.waiting.join(', ') || 'nobody';
  return [
    `${table.name} (${table.id}): ${table.status}, row ${table.seq}, waits for ${waits}, made ${at(table.createdAt)}`,
    ...seats.map(
      ({ seat, name, userId, bot, seatedAt, bankMs, tickingAt, mailError }) =>
        `seat ${seat}  ${bot ? `computer (${bot})` : name || '(no name)'}  ${userId ?? 'by link'}  sat down ${at(seatedAt)}` +
        `  clock ${bankMs === null ? '-' : `${Math.round(bankMs / 60_000)} min`}${tickingAt ? ` since ${at(tickingAt)}` : ''}` +
        `${mailError ? `  mail: ${mailError}` : ''}`,
    ),
    ...deliveries.map(
      ({ seat, kind, channel, dueAt, attempts, stage, sentAt, lastError, why }) =>
        `message to ${seat}  ${kind}  ${channel ?? '(waits)'}  due ${at(dueAt)}  tried ${attempts}  ` +
        `${STAGE[stage]}${sentAt ? ` ${at(sentAt)}` : ''}${why ? `  ${why}` : ''}${lastError ? `  ${lastError}` : ''}`,
    ),
    ...rows.map(
      ({ seq, seat, command, at: when, hash }) =>
        `row ${seq}  seat ${seat ?? '-'}  ${command.type}  ${when}  ${hash.slice(0, 12)}`,
    ),
  ];
}

export function sheetOfPerson(person: PersonFacts): string[] {
  const { id, name, email, emailVerified, isAdmin, bannedAt, createdAt, browsers, channels, seats } = person;
  return [
    `${name ?? '(no name)'} (${id})  ${email ?? 'guest'}${emailVerified ? ', confirmed' : ''}  since ${at(createdAt)}` +
      `${isAdmin ? '  OPERATOR' : ''}${bannedAt ? `  BANNED since ${at(bannedAt)}` : ''}`,
    ...browsers.map(({ label, seenOn }) => `device  ${label || '(unknown)'}  used ${seenOn}`),
    ...channels.map(
      ({ kind, provedAt, stoppedAt, lastSentAt, lastError }) =>
        `channel  ${kind}  ${stoppedAt ? 'STOPPED' : kind === 'mail' && !provedAt ? 'not confirmed' : 'in use'}  last ${at(lastSentAt)}` +
        `${lastError ? `  ${lastError}` : ''}`,
    ),
    ...seats.map(({ gameId, seat, game }) => `seat ${seat} at ${gameId}  ${game.status}  ${game.name}`),
  ];
}
