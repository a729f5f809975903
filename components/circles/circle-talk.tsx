import { Message, TalkList } from '@/components/talk/talk-list';
import { ReactionSheet } from '@/components/talk/reactions';
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

/** The latest messages of a circle for its page, with a line to answer. Acts on messages are on the chat's page. */
export function LatestTalk({ circle, lines, unread, form, timeZone }: LatestTalkProps) {
  const { t } = useWords();
  const here = `/circles/${circle.id}/talk` as const;
  const shown = useNamedLines(circle, lines);
  return (
    <section className="stack" id="circle-talk" aria-labelledby="circle-talk-title">
      <h2 id="circle-talk-title">
        {t('talk.title')}{' '}
        {unread > 0 && (
          <span className="badge align-middle font-sans text-red">
            {t('circles.talk.new', { n: unread })}
          </span>
        )}
      </h2>
      <ReactionSheet />
      {shown.length === 0 ? (
        <p className="muted">{t('talk.nothingYet')}</p>
      ) : (
        <ol className="m-0 grid list-none gap-2 p-0">
          {shown.map(({ line, face }) => (
            <Message
              key={line.id}
              line={{ ...line, mayRemove: false, mayReport: false }}
              {...{ here, face, timeZone }}
              mayReact={false}
            >
              <span className="line-clamp-3">{line.text}</span>
            </Message>
          ))}
        </ol>
      )}
      <TalkLineForm {...form} here={here} label={t('circles.talk.say')} />
      {shown.length > 0 && (
        <p>
          <TextLink href={here}>{t('circles.talk.all')}</TextLink>
        </p>
      )}
    </section>
  );
}

interface CircleTalkPageProps extends CircleTalkProps {
  /** The first of these messages, if there are earlier ones. */
  readonly earlier: string | undefined;
  /** The message before which these are; undefined for the newest. */
  readonly before: string | undefined;
}

/** The chat of a circle, from its newest messages on. */
export function CircleTalkPage({ circle, lines, earlier, before, form, timeZone }: CircleTalkPageProps) {
  const { t } = useWords();
  const here = `/circles/${circle.id}/talk`;
  const shown = useNamedLines(circle, lines);
  const other = circle.members.find(({ id }) => id !== circle.me.id);
  return (
    <section className="panel stack" aria-label={t('talk.title')}>
      <TalkList {...{ here, before, earlier }}>
        {shown.map(({ line, face }) => (
          <Message key={line.id} {...{ line, here, before, face, timeZone }} mayReact />
        ))}
      </TalkList>
      <TalkForm
        {...form}
        here={here}
        label={t('circles.talk.say')}
        hint={other && t('circles.talk.howToCall', { name: `@${other.name}` })}
      />
    </section>
  );
}

/** Messages with the medallions of their authors; people without a name are called as in results. */
function useNamedLines({ people }: Circle, lines: readonly CircleTalkLine[]) {
  const words = useWords();
  const called = callPeople(people, words);
  const keys = new Map([...people].map(([key, { id }]) => [id, key]));
  return lines.map((line) => {
    const key = keys.get(line.memberId) ?? '';
    const name = called(key);
    const reactions = line.reactions.map(({ names, ...reaction }) => {
      return { ...reaction, names: names.map((each) => each || words.t('circles.someone')) };
    });
    return { line: { ...line, name, reactions }, face: <Medallion name={name} of={key} isSmall /> };
  });
}
