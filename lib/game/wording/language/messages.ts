import 'server-only';
import { MESSAGES as GENERATED } from '@/lib/generated/messages';
import type { Locale } from './locales';

/** All messages; a key is the file's name and the way within it, as in `terms.action.kings-road`. */
export const MESSAGES = GENERATED satisfies Readonly<Record<Locale, object>>;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** The keys there are: one that is not in the English messages does not compile. */
export type MessageKey = Leaves<(typeof MESSAGES)['en']>;
