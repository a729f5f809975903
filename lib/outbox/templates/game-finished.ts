import 'server-only';
import type { Letter, Translate } from '@/lib/outbox/templates/letter';

/** A line of the final table. */
export interface FinalPlace {
  readonly place: number;
  readonly name: string;
  /** With their word: "81 points". */
  readonly points: string;
}

/** What the mail at the end of a game says. */
export function gameFinishedLetter(
  t: Translate,
  name: string,
  table: string,
  url: string,
  places: readonly FinalPlace[],
): Letter {
  const lines = places.map((place) => t('mail.place', { ...place }));
  return {
    greeting: t('mail.dear', { name }),
    lead: t('mail.finished', { table }),
    link: { label: t('mail.finalPosition'), url },
    sections: [{ title: t('mail.finalTable'), lines }],
    closing: t('mail.thanks'),
  };
}

export function gameFinishedSubject(t: Translate, table: string): string {
  return t('mail.finishedSubject', { table });
}
