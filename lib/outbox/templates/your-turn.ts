import 'server-only';
import type { Letter, Translate } from '@/lib/outbox/templates/letter';

/** What the mail "Your turn" says; `lines` is what happened since the player's last own turn. */
export function yourTurnLetter(
  t: Translate,
  name: string,
  table: string,
  url: string,
  lines: readonly string[],
): Letter {
  return {
    greeting: t('mail.dear', { name }),
    lead: t('mail.yourTurn', { table }),
    link: { label: t('mail.open'), url },
    sections: lines.length > 0 ? [{ title: t('mail.since'), lines }] : [],
    closing: t('site.title'),
  };
}

export function yourTurnSubject(t: Translate, table: string): string {
  return t('mail.yourTurnSubject', { table });
}
