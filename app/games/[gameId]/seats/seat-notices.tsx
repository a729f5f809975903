import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import type { Query } from '@/app/query';
import { Notice } from '@/components/ui/notice';
import { getWords } from '@/lib/platform/i18n/request-words';
import { answerWords } from '../requests/answer-words';

const REFUSALS = [
  ...(['link-only', 'address', 'no-own-address', 'asked-lately', 'name'] as const),
  ...(['seat-held', 'no-seat', 'not-that-seat'] as const),
] as const;

/** The effect of the last form of the page, or the reason why it did nothing. */
export async function SeatNotices({ query }: { readonly query: Query }) {
  const words = await getWords();
  const { t } = words;
  const taken = nameTakenIn(query);
  const refusal = REFUSALS.find((known) => known === query.refused);
  const said = refusal ? { text: t(`seats.refused.${refusal}`), bad: true } : answerWords(words, query);
  return (
    <>
      {said && <Notice bad={said.bad}>{said.text}</Notice>}
      {query.done === '' && <Notice>{t('seats.done')}</Notice>}
      {query.asked !== undefined && <Notice>{t('seats.theirs.asked')}</Notice>}
      {taken && <Notice bad>{nameTakenWords(words, taken)}</Notice>}
      {query.saved !== undefined && <Notice>{t('tables.host.saved')}</Notice>}
      {query.problem !== undefined && <Notice bad>{t('tables.host.problem')}</Notice>}
    </>
  );
}
