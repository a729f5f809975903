import { Message, TalkList } from '@/components/talk/talk-list';
import { TalkForm, TalkLineForm } from '@/components/talk/talk-form';
import { Medallion } from '@/components/ui/medallion';
import { TextLink } from '@/components/ui/text-link';
import { callPeople, type Circle } from '@/lib/features/circles/circle';
import type { CircleTalkLine } from '@/lib/features/circles/circle-talk';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CircleTalkProps {
  readonly circle: Circle;
  readonly lines: readonly CircleTalkLine[];
  /** `id` makes a double submission harmless. */
  readonly form: { readonly id: string; readonly longest: number };
  readonly timeZone: string;
}

interface LatestTalkProps extends CircleTalkProps {
  readonly unread: number;
}

/** The latest messages of a circle for its page, with a line to answer. */
export function LatestTalk({ circle, lines, unread, form, timeZone }: LatestTalkProps) {
  const { t } = useWords();
  const here = `/circles/${circle.id}/talk` as const;
  // Everything else about a message is on the page of the chat.
  const quiet = lines.map((line) => ({ ...line, mayRemove: false, mayReport: false }));
  return (
    <section className="stack" id="circle-talk" aria-labelledby="circle-talk-title">
      <h2 id="circle-talk-title">
        {t('talk.title')}{' '}
        {unread > 0 && <span className="badge text-red">{t('circles.talk.new', { n: unread })}</span>}
      </h2>
      <Messages {...{ circle, here, timeZone }} lines={quiet} mayReact={false} />
      <TalkLineForm {...form} here={here} label={t('circles.talk.say')} />
      {lines.length > 0 && (
        <p>
          <TextLink href={here}>{t('circles.talk.all')}</TextLink>
        </p>
      )}
    </section>
  );
}

/** The whole chat of a circle. */
export function CircleTalkPage({ circle, lines, form, timeZone }: CircleTalkProps) {
  const { t } = useWords();
  const here = `/circles/${circle.id}/talk`;
  const other = circle.members.find(({ id }) => id !== circle.me.id);
  return (
    <section className="panel stack" aria-label={t('talk.title')}>
      <Messages {...{ circle, lines, here, timeZone }} mayReact />
      <TalkForm
        {...form}
        here={here}
        label={t('circles.talk.say')}
        hint={other && t('circles.talk.howToCall', { name: `@${other.name}` })}
      />
    </section>
  );
}

interface MessagesProps extends Omit<CircleTalkProps, 'form'> {
  readonly here: string;
  readonly mayReact: boolean;
}

/** Messages with the medallions of their authors; people without a name are called as in results. */
function Messages({ circle: { people }, lines, ...rest }: MessagesProps) {
  const words = useWords();
  const called = callPeople(people, words);
  const keys = new Map([...people].map(([key, { id }]) => [id, key]));
  return (
    <TalkList>
      {lines.map((line) => {
        const key = keys.get(line.memberId) ?? '';
        const name = called(key);
        const reactions = line.reactions.map(({ names, ...reaction }) => {
          return { ...reaction, names: names.map((each) => each || words.t('circles.someone')) };
        });
        return (
          <Message
            key={line.id}
            {...rest}
            line={{ ...line, name, reactions }}
            face={<Medallion name={name} of={key} isSmall />}
          />
        );
      })}
    </TalkList>
  );
}
