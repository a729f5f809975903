import 'server-only';
import type { Letter } from '@/lib/outbox/templates/letter';

/** A line of the final table. */
export interface FinalPlace {
  readonly place: number;
  readonly name: string;
  readonly points: number;
}

/** What the mail at the end of a game says. */
export function gameFinishedLetter(
  name: string,
  table: string,
  url: string,
  places: readonly FinalPlace[],
): Letter {
  const lines = places.map(({ place, name: player, points }) => `${place}. ${player}: ${points} points`);
  return {
    greeting: `Dear ${name},`,
    lead: `the game ${table} is over.`,
    link: { label: 'Look at the final position', url },
    sections: [{ title: 'Final table', lines }],
    closing: 'Thank you for playing. Praga by Post',
  };
}

export function gameFinishedSubject(table: string): string {
  return `${table} is finished`;
}
