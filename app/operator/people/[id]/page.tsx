import { CurrentPage } from '@/app/current-page';
import { nothingHere } from '@/app/nothing-here';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { PersonSheet } from '@/components/operator/person-sheet';
import { TextLink } from '@/components/ui/text-link';
import { lookAtPerson } from '@/lib/features/operator/desk';
import { getWords } from '@/lib/platform/i18n/request-words';
import { banPerson, signOutPerson } from '../../actions';
import { currentOperator } from '../../current-operator';
import { DoneNotice } from '../../done-notice';

export const generateMetadata = pageMeta('operator.title', UNLISTED);

/** A person's data for operators. Each view is logged. */
export default async function OperatorPersonPage({
  params,
  searchParams,
}: PageProps<'/operator/people/[id]'>) {
  const by = await currentOperator();
  if (!by) return nothingHere();
  const [{ t }, { id }, { done }] = await Promise.all([getWords(), params, searchParams]);
  const person = await lookAtPerson(by, id);
  if (!person) return nothingHere();
  return (
    <CurrentPage isInUtc title={person.name ?? person.email ?? t('operator.person.nameless')}>
      <DoneNotice done={done} />
      <PersonSheet person={person} ban={banPerson} signOut={signOutPerson} />
      <TextLink href="/operator">{t('operator.back')}</TextLink>
    </CurrentPage>
  );
}
