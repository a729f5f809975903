import { useWords } from '@/lib/platform/i18n/current-words';

/** Says at the end of a button's label that the step reveals something hidden. */
export function Reveals() {
  return <span className="reveals font-normal italic"> — {useWords().t('moves.reveals')}</span>;
}
