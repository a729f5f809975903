import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** Somebody who holds seats: a guest, who has no address, or the owner of an account. */
export interface Person {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly emailVerified?: Date;
  /** One of lib/i18n's languages, as it was stored. */
  readonly locale: string;
  readonly timeZone: string;
  /** Minutes after local midnight between which nothing is sent. */
  readonly quietFrom?: number;
  readonly quietTo?: number;
  /** Days of the week without play, 1 Monday to 7 Sunday. */
  readonly daysOff: readonly number[];
  /** Minutes after local midnight of the daily digest. */
  readonly digestAt?: number;
  readonly isAdmin: boolean;
}

const COLUMNS = {
  ...{ id: true, name: true, email: true, emailVerified: true, locale: true, timeZone: true },
  ...{ quietFrom: true, quietTo: true, daysOff: true, digestAt: true, isAdmin: true },
} as const satisfies Prisma.UserSelect;

type PersonRow = Prisma.UserGetPayload<{ select: typeof COLUMNS }>;

/** A person by id. */
export async function loadPerson(userId: string): Promise<Person | undefined> {
  return personOf(await onDatabase(() => db().user.findUnique({ where: { id: userId }, select: COLUMNS })));
}

/** The owner of an address that was proved. */
export async function personByEmail(email: string): Promise<Person | undefined> {
  return personOf(await onDatabase(() => db().user.findUnique({ where: { email }, select: COLUMNS })));
}

export interface NewPerson {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly emailVerified?: Date | undefined;
  readonly locale: string;
  readonly timeZone?: string | undefined;
}

/** Stores a new person. */
export async function insertPerson(person: NewPerson): Promise<void> {
  await onDatabase(() => db().user.create({ data: person, select: { id: true } }));
}

function personOf(row: PersonRow | null): Person | undefined {
  if (!row) return undefined;
  const { id, locale, timeZone, daysOff, isAdmin } = row;
  return {
    ...{ id, locale, timeZone, daysOff, isAdmin },
    ...(row.name === null ? {} : { name: row.name }),
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.emailVerified === null ? {} : { emailVerified: row.emailVerified }),
    ...(row.quietFrom === null ? {} : { quietFrom: row.quietFrom }),
    ...(row.quietTo === null ? {} : { quietTo: row.quietTo }),
    ...(row.digestAt === null ? {} : { digestAt: row.digestAt }),
  };
}
