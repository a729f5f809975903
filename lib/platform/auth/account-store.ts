import 'server-only';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { fittingName } from '@/lib/game/names/clean-name';
import { withAsciiDomain } from '@/lib/platform/auth/mail-address';
import { db } from '@/lib/platform/db/db';

export interface NewAccounts {
  /** Creates the id of a new person. */
  readonly newId: () => string;
  /** The language of the person who signs in. */
  readonly locale: string;
  readonly now: () => Date;
}

const COLUMNS = { id: true, email: true, emailVerified: true, name: true } as const;

interface Row {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: Date | null;
  readonly name: string | null;
}

// next-auth requires an address for every person; those without one have an empty text, which matches no
// account.
const userOf = ({ id, email, emailVerified, name }: Row): AdapterUser => ({
  id,
  email: email ?? '',
  emailVerified,
  name,
});

const storedAs = (email: string) => withAsciiDomain(email.toLowerCase());

/**
 * The database calls of next-auth for signing in with another service. It never sees guests: it would
 * link the service to the guest's id, whose sessions were issued without any proof.
 */
export function authAdapter({ newId, locale, now }: NewAccounts): Adapter {
  const find = async (where: { id: string } | { email: string }) => {
    const row = await db().user.findUnique({
      where,
      select: { ...COLUMNS, accounts: { select: { provider: true } } },
    });
    return row && (row.emailVerified || row.accounts.length > 0) ? userOf(row) : null;
  };
  return {
    getUser: (id) => find({ id }),
    getUserByEmail: async (email) => (email ? find({ email: storedAs(email) }) : null),
    getUserByAccount: async ({ provider, providerAccountId }) => {
      const account = await db().account.findUnique({
        where: { provider_providerAccountId: { provider, providerAccountId } },
        select: { user: { select: COLUMNS } },
      });
      return account && userOf(account.user);
    },
    createUser: async ({ name, email }: Omit<AdapterUser, 'id'>) => {
      // Only addresses verified by the other service get here (lib/platform/auth/providers).
      const proved = email ? { email: storedAs(email), emailVerified: now() } : {};
      const called = fittingName(name ?? '');
      const data = {
        id: newId(),
        locale,
        createdAt: now(),
        ...(called === '' ? {} : { name: called }),
        ...proved,
      };
      return userOf(await db().user.create({ data, select: COLUMNS }));
    },
    updateUser: async ({ id }) => {
      return userOf(await db().user.findUniqueOrThrow({ where: { id }, select: COLUMNS }));
    },
    // No tokens of the other service are stored: it only identifies the person.
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await db().account.create({ data: { userId, type, provider, providerAccountId } });
    },
    createSession: () => Promise.reject(new Error('sessions are not stored')),
    getSessionAndUser: () => Promise.resolve(null),
    updateSession: () => Promise.resolve(null),
    deleteSession: () => Promise.resolve(null),
  };
}
