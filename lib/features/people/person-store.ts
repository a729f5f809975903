import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';

/** A person who holds seats: a guest without an address, or the owner of an account. */
export interface Person {
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly emailVerified?: Date;
  /** One of lib/platform/i18n's languages, as it was stored. */
  readonly locale: string;
  readonly timeZone: string;
  /** Quiet hours, in minutes after local midnight. */
  readonly quietFrom?: number;
  readonly quietTo?: number;
  /** Days of the week without play, 1 Monday to 7 Sunday. */
  readonly daysOff: readonly number[];
  /** Minutes after local midnight of the daily digest. */
  readonly digestAt?: number;
  /** Whether the digest replaces the email for each turn. */
  readonly digestOnly: boolean;
  /** Whether days become holidays automatically when the time runs out. */
  readonly autoHolidays: boolean;
  readonly isAdmin: boolean;
  /** When a table asks for confirmation before a step. */
  readonly askBefore?: string;
  readonly tableKeys?: string;
  /** How much of the other players' moves is read out. */
  readonly tableNews?: string;
  /** Whether a table plays sounds, and whether others see that it is open. */
  readonly tableSound?: string;
  readonly tableHere?: string;
  /** The other services this person signs in with. */
  readonly signsInBy: readonly string[];
}

/** Whether a person has no account: their seats are known to their own browsers only. */
export function isGuest({ emailVerified, signsInBy }: Person): boolean {
  return emailVerified === undefined && signsInBy.length === 0;
}

/** The columns of a person's identity and location. */
export const IDENTITY = {
  id: true,
  name: true,
  email: true,
  emailVerified: true,
  locale: true,
  timeZone: true,
} as const satisfies Prisma.UserSelect;

const COLUMNS = {
  ...IDENTITY,
  quietFrom: true,
  quietTo: true,
  daysOff: true,
  digestAt: true,
  digestOnly: true,
  isAdmin: true,
  autoHolidays: true,
  askBefore: true,
  tableKeys: true,
  tableNews: true,
  tableSound: true,
  tableHere: true,
  accounts: { select: { provider: true } },
} as const satisfies Prisma.UserSelect;

type PersonRow = Prisma.UserGetPayload<{ select: typeof COLUMNS }>;

/** A person by id. */
export async function loadPerson(userId: string): Promise<Person | undefined> {
  return personOf(await db().user.findUnique({ where: { id: userId }, select: COLUMNS }));
}

/** The owner of a proved address. */
export async function personByEmail(email: string): Promise<Person | undefined> {
  return personOf(await db().user.findUnique({ where: { email }, select: COLUMNS }));
}

export interface NewPerson {
  readonly id: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly emailVerified?: Date | undefined;
  readonly locale: string;
  readonly timeZone?: string | undefined;
  readonly quietFrom?: number | undefined;
  readonly quietTo?: number | undefined;
  readonly daysOff?: readonly number[];
  readonly autoHolidays?: boolean | undefined;
}

/** Stores a new person. */
export async function insertPerson({ daysOff = [], ...person }: NewPerson): Promise<void> {
  await db().user.create({
    data: { ...person, createdAt: systemClock.now(), daysOff: [...daysOff] },
    select: { id: true },
  });
}

/** Stores whether days become holidays automatically. */
export async function storeAutoHolidays(id: string, autoHolidays: boolean): Promise<void> {
  await db().user.updateMany({ where: { id }, data: { autoHolidays } });
}

/** A person's settings; undefined ones stay as they are. */
export interface PersonSettings {
  readonly name?: string | undefined;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
  /** Both, or null for no quiet hours. */
  readonly quiet?: { readonly from: number; readonly to: number } | null;
  readonly daysOff?: readonly number[];
  readonly askBefore?: string | undefined;
  readonly tableKeys?: string | undefined;
  readonly tableNews?: string | undefined;
  readonly tableSound?: string | undefined;
  readonly tableHere?: string | undefined;
}

/** Stores a person's settings; false if there is no such person. */
export async function updatePerson(
  id: string,
  { quiet, daysOff, ...plain }: PersonSettings,
): Promise<boolean> {
  const data = {
    ...plain,
    ...(quiet === undefined ? {} : { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
    ...(daysOff ? { daysOff: [...daysOff] } : {}),
  };
  const { count } = await db().user.updateMany({ where: { id }, data });
  return count > 0;
}

function personOf(row: PersonRow | null): Person | undefined {
  if (!row) return undefined;
  const { id, locale, timeZone, daysOff, autoHolidays, digestOnly, isAdmin, accounts } = row;
  return {
    id,
    locale,
    timeZone,
    daysOff,
    autoHolidays,
    digestOnly,
    isAdmin,
    signsInBy: accounts.map(({ provider }) => provider),
    name: row.name ?? undefined,
    email: row.email ?? undefined,
    emailVerified: row.emailVerified ?? undefined,
    quietFrom: row.quietFrom ?? undefined,
    quietTo: row.quietTo ?? undefined,
    digestAt: row.digestAt ?? undefined,
    askBefore: row.askBefore ?? undefined,
    tableKeys: row.tableKeys ?? undefined,
    tableNews: row.tableNews ?? undefined,
    tableSound: row.tableSound ?? undefined,
    tableHere: row.tableHere ?? undefined,
  };
}

/** Gives an account without an address a proved one; false if another person has it. */
export async function addAddress(id: string, email: string, at: Date): Promise<boolean> {
  if (await personByEmail(email)) return false;
  const data = { email, emailVerified: at };
  const added = await db().user.updateMany({ where: { id, email: null }, data });
  return added.count > 0;
}
