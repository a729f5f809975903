import { ZoneAsk } from '@/components/people/zone-ask';
import { TextLink } from '@/components/ui/text-link';
import { stoppedChannels } from '@/lib/features/notify/channels';
import { getWords } from '@/lib/platform/i18n/current-words';
import { keepZone } from './me/actions';
import { currentPerson } from './current-person';

/** What whoever is known here has to see to, on whatever page: ways that no message comes by any more, a clock that is not theirs. */
export async function CurrentAsks() {
  const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
  if (!person) return null;
  const blanks = { here: '{here}', kept: '{kept}' };
  const words = {
    ask: t('people.zone.ask', blanks),
    take: t('people.zone.take', blanks),
    keep: t('people.zone.keep', blanks),
  };
  const stopped = await stoppedChannels(person.id);
  return (
    <>
      {stopped.map(({ id, label }) => (
        <p key={id} className="channel-stopped small">
          <TextLink href="/me/prompts">{t('prompts.stopped', { way: label })}</TextLink>
        </p>
      ))}
      <ZoneAsk kept={person.timeZone} words={words} action={keepZone} />
    </>
  );
}
