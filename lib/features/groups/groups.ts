/** Groups of every kind behind a link, and joining by it. */
import 'server-only';
import { MAX_EDITORS } from '@/lib/features/boxes/box';
import { activeEditors } from '@/lib/features/boxes/box-changes';
import { joinBox } from '@/lib/features/boxes/boxes';
import { boxByLink } from '@/lib/features/boxes/boxes-store';
import { MAX_MEMBERS } from '@/lib/features/circles/circle';
import { joinCircle } from '@/lib/features/circles/circles';
import { circleByLink } from '@/lib/features/circles/circles-store';
import type { StoredCompetition } from '@/lib/features/competitions/competition';
import { findCompetition } from '@/lib/features/competitions/competition-store';
import {
  joinTable,
  lookBehind,
  type JoinRequest,
  type LinkWay,
  type TablePreview,
} from '@/lib/features/seats/free-seats';
import { inviterOf } from '@/lib/features/seats/host-store';
import { linkHashOf } from '@/lib/platform/auth/group-link';
import { systemClock, type Clock } from '@/lib/platform/clock';

/** The group that a link opens, as its reader sees it before joining. */
export interface Behind {
  readonly kind: 'circle' | 'competition' | 'box' | 'table';
  readonly id: string;
  readonly name: string;
  /** The person who answers for it: host or owner. The key chooses their colour. */
  readonly inviter: { readonly name: string; readonly key: string } | null;
  /** Members, editors or players. */
  readonly people: number;
  /** Whether somebody in charge approves who joins. */
  readonly needsApproval: boolean;
  readonly isFull: boolean;
  /** The reader's state in it. For a table, its own keys tell. */
  readonly mine: 'asked' | 'in' | null;
  /** The competition that the link leads on to, with the name of its circle. */
  readonly competition: (Pick<StoredCompetition, 'form'> & { readonly circle: string }) | null;
  readonly table: TablePreview | null;
}

/** The person with a link, and the competition that it names. */
export interface LinkReader {
  readonly userId?: string | undefined;
  readonly competitionId?: string | undefined;
}

/** The group that a link opens; undefined if it opens none. Looking changes nothing. */
export async function behindLink(
  way: LinkWay,
  reader: LinkReader = {},
  clock: Clock = systemClock,
): Promise<Behind | undefined> {
  const hash = 'token' in way ? linkHashOf(way.token) : undefined;
  const [circle, box, table] = await Promise.all([
    hash && circleByLink(hash, clock.now()),
    hash && boxByLink(hash),
    lookBehind(way),
  ]);
  if (circle) return behindCircle(circle, reader);
  if (box) return behindBox(box, reader);
  return table && behindTable(table);
}

const PLAIN = { needsApproval: false, mine: null, competition: null, table: null } as const;

async function behindCircle(
  { id, name, joinBy, members: people }: NonNullable<Awaited<ReturnType<typeof circleByLink>>>,
  { userId, competitionId }: LinkReader,
): Promise<Behind> {
  const members = people.filter(({ state }) => state === 'in');
  const host = members.find(({ role }) => role === 'host');
  const mine = people.find((member) => userId !== undefined && member.userId === userId);
  const circle = {
    ...PLAIN,
    ...{ kind: 'circle' as const, id, name, people: members.length },
    inviter: host ? { name: host.name, key: host.playerKey } : null,
    needsApproval: joinBy === 'approval',
    isFull: people.length >= MAX_MEMBERS,
    mine: mine ? (mine.state === 'in' ? ('in' as const) : ('asked' as const)) : null,
  };
  const found = competitionId === undefined ? undefined : await findCompetition(competitionId);
  if (found?.competition.circleId !== id) return circle;
  const { form, ...its } = found.competition;
  return { ...circle, kind: 'competition', id: its.id, name: its.name, competition: { form, circle: name } };
}

function behindBox(
  { id, name, ownerId, editors: all }: NonNullable<Awaited<ReturnType<typeof boxByLink>>>,
  { userId }: LinkReader,
): Behind {
  const editors = activeEditors(all);
  const owner = editors.find((editor) => ownerId !== null && editor.userId === ownerId)?.user;
  const isIn = editors.some((editor) => userId !== undefined && editor.userId === userId);
  return {
    ...PLAIN,
    ...{ kind: 'box', id, name, people: editors.length },
    inviter: owner?.name ? { name: owner.name, key: owner.playerKey } : null,
    isFull: editors.length >= MAX_EDITORS,
    mine: isIn ? 'in' : null,
  };
}

async function behindTable(table: TablePreview): Promise<Behind> {
  const { gameId: id, name, seats, free } = table;
  const host = await inviterOf(id);
  return {
    ...PLAIN,
    ...{ kind: 'table', id, name, people: seats.length, table },
    inviter: host ? { name: host, key: host } : null,
    isFull: free.length === 0,
  };
}

/** A person who joins by a link. At a table they may wish for a seat. */
export type LinkJoining = Omit<JoinRequest, 'isGivenName' | 'email'>;

/** Joins what a link opens, or asks to if that needs approval. Joining again changes nothing. */
export async function joinBehind({ kind }: Behind, joining: LinkJoining, clock: Clock = systemClock) {
  if (kind === 'table') return joinTable(joining, clock);
  const { way, userId, name } = joining;
  const token = 'token' in way ? way.token : '';
  return kind === 'box' ? joinBox({ token, userId }, clock) : joinCircle({ token, userId, name }, clock);
}
