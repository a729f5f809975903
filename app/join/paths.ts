/** The addresses of invitations, and of their groups. */
import type { Behind } from '@/lib/features/groups/groups';
import type { LinkWay } from '@/lib/features/seats/free-seats';

/** The competition that a join link leads on to, if the address names one. */
export const competitionIn = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[a-z0-9]{6,40}$/.test(given) ? given : undefined;

/** The page of an invitation. */
export function joinPath(way: LinkWay, competition: string | undefined, query: string) {
  const all = [competition ? `competition=${competition}` : '', query].filter(Boolean).join('&');
  const asked = all ? (`?${all}` as const) : '';
  return 'lobby' in way
    ? (`/games/${way.lobby}/join${asked}` as const)
    : (`/join/${encodeURIComponent(way.token)}${asked}` as const);
}

/** The page of a group for people who are in it. */
export function insideOf({ kind, id }: Behind, done?: 'joined') {
  switch (kind) {
    case 'circle':
      return `/circles/${id}` as const;
    case 'competition':
      return `/competitions/${id}` as const;
    case 'box':
      return `/boxes/${id}${done ? `?done=${done}` : ''}` as const;
    case 'table':
      return `/games/${id}` as const;
  }
}
