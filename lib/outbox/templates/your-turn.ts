import 'server-only';
import type { Letter } from '@/lib/outbox/templates/letter';

/** What the mail "Your turn" says; `lines` is what happened since the player's last own turn. */
export function yourTurnLetter(name: string, table: string, url: string, lines: readonly string[]): Letter {
  const title = 'Since your last turn';
  return {
    greeting: `Dear ${name},`,
    lead: `it is your turn in ${table}.`,
    link: { label: 'Open the table', url },
    sections: lines.length > 0 ? [{ title, lines }] : [],
    closing: 'Praga by Post',
  };
}

export function yourTurnSubject(table: string): string {
  return `Your turn in ${table}`;
}
