import 'server-only';
import { IDENTITY } from '@/lib/features/people/person-store';
import { withAsciiDomain } from '@/lib/platform/auth/mail-address';
import { db, type Tx } from '@/lib/platform/db/db';
import { CHANNEL_FORMS, type ChannelForm } from '@/lib/platform/outbox/channel-forms';

export interface PersonFacts {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly emailVerified: Date | null;
  readonly locale: string;
  readonly timeZone: string;
  readonly isAdmin: boolean;
  readonly bannedAt: Date | null;
  readonly createdAt: Date;
  readonly browsers: readonly { readonly id: string; readonly label: string; readonly seenOn: string }[];
  readonly channels: readonly {
    readonly id: string;
    readonly kind: ChannelForm;
    readonly provedAt: Date | null;
    readonly stoppedAt: Date | null;
    readonly lastSentAt: Date | null;
    readonly lastError: string | null;
  }[];
  readonly seats: readonly {
    readonly gameId: string;
    readonly seat: number;
    readonly game: { readonly name: string; readonly status: string };
  }[];
}

const MAX_SEATS = 50;

export async function personFacts(id: string): Promise<PersonFacts | undefined> {
  const found = await db().user.findUnique({
    where: { id },
    select: {
      ...IDENTITY,
      isAdmin: true,
      bannedAt: true,
      createdAt: true,
      browsers: { orderBy: { seenOn: 'desc' }, select: { id: true, label: true, seenOn: true } },
      channels: {
        orderBy: { createdAt: 'asc' },
        select: {
          id: true,
          kind: true,
          provedAt: true,
          stoppedAt: true,
          lastSentAt: true,
          lastError: true,
        },
      },
      seats: {
        orderBy: { game: { updatedAt: 'desc' } },
        take: MAX_SEATS,
        select: { gameId: true, seat: true, game: { select: { name: true, status: true } } },
      },
    },
  });
  if (!found) return undefined;
  const { channels, ...person } = found;
  return { ...person, channels: channels.map((channel) => ({ ...channel, kind: formOf(channel.kind) })) };
}

const formOf = (kind: string): ChannelForm => CHANNEL_FORMS.find((known) => known === kind) ?? 'webhook';

/** The only person with this id or address. */
export async function personIdOf(idOrEmail: string): Promise<string | undefined> {
  const email = withAsciiDomain(idOrEmail);
  const or = [{ id: idOrEmail }, { email: email.toLowerCase() }, { email }];
  const found = await db().user.findFirst({ where: { OR: or }, select: { id: true } });
  return found?.id;
}

export async function setOperator(id: string, isAdmin: boolean): Promise<boolean> {
  const { count } = await db().user.updateMany({ where: { id }, data: { isAdmin } });
  return count > 0;
}

/** Whether a person is an operator who is not banned. */
export async function isOperator(id: string): Promise<boolean> {
  const where = { id, isAdmin: true, bannedAt: null };
  return (await db().user.count({ where })) > 0;
}

/** A banned person also loses the operator's right. */
export async function setBanned(id: string, bannedAt: Date | null): Promise<boolean> {
  const data = bannedAt ? { bannedAt, isAdmin: false } : { bannedAt };
  return db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id }, data });
    if (count > 0 && bannedAt) await withdraw(tx, id, bannedAt);
    return count > 0;
  });
}

/** Removes a person from everything that has not begun; their seats at tables keep the usual rules. */
async function withdraw(tx: Tx, userId: string, at: Date): Promise<void> {
  const { count } = await tx.ratedAnswer.deleteMany({ where: { userId, call: { state: 'open' } } });
  const empty = { state: 'open', answers: { none: {} } };
  if (count > 0) await tx.ratedCall.updateMany({ where: empty, data: { state: 'lapsed' } });
  await tx.gatheringAnswer.deleteMany({ where: { userId, gathering: { state: 'open' } } });
  const before = { state: { in: ['sign-up', 'check-in'] } };
  await tx.competition.updateMany({
    where: { ...before, entrants: { some: { userId } } },
    data: { revision: { increment: 1 }, dueAt: at },
  });
  await tx.entrant.updateMany({
    where: { userId, state: { in: ['entered', 'checked-in'] }, competition: before },
    data: { state: 'withdrawn', endsAt: null },
  });
}

export async function readOperators(): Promise<
  readonly { id: string; name: string | null; email: string | null }[]
> {
  return db().user.findMany({ where: { isAdmin: true }, select: { id: true, name: true, email: true } });
}
