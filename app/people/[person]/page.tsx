import { CurrentPage } from '@/app/current-page';
import { PRIVATE, pageMeta } from '@/app/page-meta';
import { nothingHere } from '@/app/nothing-here';
import { PlayRecordPanel } from '@/components/people/play-record';
import { OwnRatings, PersonPanel } from '@/components/ratings/ratings';
import { TextLink } from '@/components/ui/text-link';
import { playRecordOf } from '@/lib/features/people/play-record';
import { ownRatings, personFor } from '@/lib/features/ratings/ratings';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../../current-person';

// Names are only shown to people who play together.
export const generateMetadata = pageMeta('ratings.person', PRIVATE);

/** A person's page, visible to people who share a circle or table with them. */
export default async function Page({ params }: PageProps<'/people/[person]'>) {
  const [{ person: key }, { t }, me] = await Promise.all([params, getWords(), currentPerson()]);
  const person = me && (await personFor(key, me.id));
  if (!person) return nothingHere();
  const [record, own] = await Promise.all([
    playRecordOf(person.playerKey, me.id, person.isMe),
    person.isMe ? ownRatings(me.id) : undefined,
  ]);
  const name = person.name || t('ratings.nobodyName');
  return (
    <CurrentPage here="ratings" title={name} isWide>
      <PlayRecordPanel record={record} name={person.isMe ? undefined : name} />
      <PersonPanel person={person} />
      {own && <OwnRatings ratings={own} />}
      {person.isMe && (
        <p>
          <TextLink href="/me">{t('people.me.account')}</TextLink>
        </p>
      )}
    </CurrentPage>
  );
}
