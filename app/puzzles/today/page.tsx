import type { Metadata } from 'next';
import { cardPreview } from '@/app/preview/cards';
import { dayOf } from '@/components/ui/moment';
import { puzzleOfDay } from '@/lib/features/puzzles/puzzles';
import { systemClock } from '@/lib/platform/clock';
import { getWords } from '@/lib/platform/i18n/request-words';
import { ShownPuzzle } from '../puzzle';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords();
  const { t, locale } = words;
  const { day } = await puzzleOfDay(systemClock.now());
  return {
    title: t('puzzles.day', { day: dayOf(locale, day) }),
    description: t('puzzles.sought'),
    openGraph: cardPreview(words, 'puzzles'),
  };
}

/** The puzzle of the day, which is the same for everyone. */
export default async function Page() {
  const { id, day } = await puzzleOfDay(systemClock.now());
  return <ShownPuzzle id={id} day={day} />;
}
