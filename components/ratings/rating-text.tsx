import type { VisibleRating } from '@/lib/features/ratings/rating';
import { useWords } from '@/lib/platform/i18n/current-words';

/** A rating in whole numbers, with “?” while provisional; a word if its owner hides it. */
export function RatingText({ rating }: { readonly rating: VisibleRating | null | undefined }) {
  const { t } = useWords();
  if (!rating) return null;
  if (rating === 'hidden') return <span className="muted">{t('ratings.hidden')}</span>;
  const { value, isProvisional } = rating;
  return <>{isProvisional ? t('ratings.provisional', { value: String(value) }) : value}</>;
}
