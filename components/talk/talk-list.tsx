import type { ReactNode } from 'react';
import { formatMoment } from '@/components/ui/moment';
import type { MessageLine } from '@/lib/features/talk/message';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Reactions, ReactionSheet } from './reactions';

interface TalkListProps {
  readonly children: readonly ReactNode[];
  /** Address of the chat. */
  readonly here: string;
  /** The first of these messages, if there are earlier ones. */
  readonly earlier: string | undefined;
  /** The message before which these are; undefined for the newest. */
  readonly before: string | undefined;
}

/** The messages of a chat, oldest first; a scrolling list begins at the newest. */
export function TalkList({ children, here, earlier, before }: TalkListProps) {
  const { t } = useWords();
  // The same id, so an open drawer replaces it by the first messages.
  if (children.length === 0)
    return (
      <p id="talk-list" className="muted">
        {t('talk.nothingYet')}
      </p>
    );
  return (
    <div
      id="talk-list"
      className="flex max-h-[60vh] flex-col-reverse overflow-y-auto overscroll-contain in-[dialog]:max-h-none"
      role="log"
      aria-label={t('talk.title')}
      tabIndex={0}
    >
      <div className="stack">
        <ReactionSheet />
        {earlier && <a href={partAddress(here, earlier)}>{t('talk.earlier')}</a>}
        <ol className="grid gap-3 m-0 p-0 list-none">{children}</ol>
        {before && <a href={here}>{t('talk.newest')}</a>}
      </div>
    </div>
  );
}

/** The address of the messages before one, or of a form that leads back to them. */
const partAddress = (address: string, before: string | undefined) =>
  before === undefined ? address : `${address}?before=${before}`;

interface MessageProps {
  readonly line: MessageLine;
  /** Address of the chat. */
  readonly here: string;
  /** The message before which this part of the chat is. */
  readonly before?: string | undefined;
  readonly mayReact: boolean;
  readonly timeZone: string | undefined;
  /** Before the name. */
  readonly face?: ReactNode;
  /** After the name. */
  readonly role?: ReactNode;
  /** After the time. */
  readonly moment?: ReactNode;
  /** The text, unless it is plain. */
  readonly children?: ReactNode;
}

/** A message with its author, its time, its reactions and what the reader can do with it. */
export function Message(props: MessageProps) {
  const { line, here, before, mayReact, timeZone, face, role, moment, children } = props;
  const { t, locale } = useWords();
  const { name, text, at, callsMe, reports } = line;
  return (
    <li
      className={`relative border-l-3 py-1.5 pr-11 pl-3 ${callsMe ? 'talk-calls bg-sunken' : ''} ${borderOf(line)}`}
    >
      <p className="flex flex-wrap gap-y-0 gap-x-2.5 items-center small">
        {face}
        <strong>{name || t('talk.nobody')}</strong>
        {role}
        <time className="muted" dateTime={at}>
          {formatMoment(locale, timeZone, at)}
        </time>
        {moment}
      </p>
      {text === undefined ? (
        <p className="muted">{t('talk.removed')}</p>
      ) : (
        <>
          <p className="whitespace-pre-wrap wrap-anywhere">{children ?? text}</p>
          <Reactions action={partAddress(`${here}/react`, before)} {...{ line, mayReact }} />
        </>
      )}
      {reports !== undefined && (
        <p className="small notice notice-bad">{t('talk.reported', { n: reports })}</p>
      )}
      <Acts {...{ here, before, line }} />
    </li>
  );
}

/** The reader's own messages look different, and mentions of the reader stand out most. */
function borderOf({ callsMe, isMine }: MessageLine): string {
  if (callsMe) return 'border-red';
  return isMine ? 'border-gold' : 'border-line';
}

function Acts({ here, before, line }: Pick<MessageProps, 'here' | 'before' | 'line'>) {
  const { t } = useWords();
  const acts = [
    ...(line.mayRemove ? (['remove'] as const) : []),
    ...(line.mayReport ? (['report'] as const) : []),
  ];
  if (acts.length === 0) return null;
  return (
    <details className="talk-acts small">
      <summary
        className="absolute top-0 right-0 grid size-target cursor-pointer list-none place-items-center"
        aria-label={t('talk.more')}
      >
        …
      </summary>
      {acts.map((act) => (
        <form key={act} className="inline-block" action={partAddress(`${here}/${act}`, before)} method="post">
          <input type="hidden" name="id" value={line.id} />
          <button className="btn">{t(`talk.${act}`)}</button>
        </form>
      ))}
    </details>
  );
}
