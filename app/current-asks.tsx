import { currentZone } from '@/app/current-zone';
import { ZoneAsk } from '@/components/people/zone-ask';
import { ZoneCookie } from '@/components/people/zone-cookie';
import { TextLink } from '@/components/ui/text-link';
import { lostAddresses, stoppedChannels } from '@/lib/features/notify/channels';
import { zoneCitiesOf } from '@/lib/game/wording/language/time-zones';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from './current-person';
import { keepZone } from './me/actions';

/**
 * Notices for this browser's person: channels that fail to deliver (including seat addresses), and a
 * differing time zone.
 */
export async function CurrentAsks() {
  const [{ t, locale }, person] = await Promise.all([getWords(), currentPerson()]);
  if (!person) return <ZoneCookie known={await currentZone()} />;
  const blanks = { here: '{here}', kept: '{kept}' };
  const words = {
    ask: t('people.zone.ask', blanks),
    take: t('people.zone.take', blanks),
    keep: t('people.zone.keep', blanks),
  };
  const [stopped, lost] = await Promise.all([stoppedChannels(person.id), lostAddresses(person.id)]);
  return (
    <>
      {stopped.map(({ id, label }) => (
        <p key={id} className="max-w-328 my-1 mx-auto py-1 px-4 small">
          <TextLink href="/me/prompts">{t('notifications.stopped', { channel: label })}</TextLink>
        </p>
      ))}
      {lost.map(({ gameId, email }) => (
        <p key={email} className="mx-auto my-1 max-w-328 px-4 py-1 small">
          <TextLink href={`/games/${gameId}/seats`}>
            {t('notifications.stopped', { channel: email })}
          </TextLink>
        </p>
      ))}
      <ZoneAsk kept={person.timeZone} words={words} cities={zoneCitiesOf(locale)} action={keepZone} />
    </>
  );
}
