import { CurrentMessage } from '@/app/current-page';
import { ClosedCircle } from '@/components/circles/closed-circle';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from './current-person';
import { nothingHere } from './nothing-here';

/** The answer of a circle or competition page to readers who are not members. */
export const membersOnly = () => nothingHere(<MembersOnly />);

async function MembersOnly() {
  const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
  return (
    <CurrentMessage scene="gates" title={t('circles.closed.title')}>
      <ClosedCircle email={person?.email ?? undefined} />
    </CurrentMessage>
  );
}
