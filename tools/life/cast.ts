// The people in the stories, with their time zones.
import type { StoryMail, WantedPerson } from './people';

export const ANNA = { name: 'Anna', zone: 'Europe/Prague' };
export const BOHUMIL = { name: 'Bohumil', zone: 'America/New_York' };
export const CECILIE = { name: 'Cecilie', zone: 'Asia/Tokyo' };
export const DOBROMILA = { name: 'Dobromila', zone: 'Europe/London' };
export const ELISKA = { name: 'Eliska', zone: 'Europe/Berlin' };
/** Creates the table and has no seat at it. */
export const HANA = { name: 'Hana', zone: 'Europe/Lisbon' };

export const cast = (n: number): readonly WantedPerson[] => [ANNA, BOHUMIL, CECILIE, DOBROMILA].slice(0, n);

const SEAT_LINK = /http\S+\/seat\/[\w.-]+/;

/** The target of the link in an email that opens a seat. */
export function seatLinkIn(mails: readonly StoryMail[] | undefined): string {
  const found = SEAT_LINK.exec(mails?.[0]?.lines ?? '')?.[0];
  if (!found) throw new Error('no letter has the link of a seat');
  return new URL(found).pathname;
}
