import { ClosedCircle } from '@/components/circles/closed-circle';
import { MessagePage } from '@/components/site/message-page';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentNav } from './current-nav';
import { currentPerson } from './current-person';

/** Shown on a circle or competition page to readers who are not members. */
export async function MembersOnly() {
  const [{ t }, person, nav] = await Promise.all([getWords(), currentPerson(), currentNav()]);
  return (
    <MessagePage nav={nav} title={t('circles.closed.title')}>
      <ClosedCircle email={person?.email ?? undefined} />
    </MessagePage>
  );
}
