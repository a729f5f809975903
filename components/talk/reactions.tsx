import { useWords } from '@/lib/platform/i18n/current-words';
import { REACTIONS, type Reaction } from '@/lib/game/wording/reactions';
import type { TalkLine } from '@/lib/features/talk/talk';
import { ReactionSign } from './reaction-sign';

interface ReactionsProps {
  readonly line: Pick<TalkLine, 'id' | 'reactions'>;
  /** Address of the chat. */
  readonly here: string;
  readonly mayReact: boolean;
}

/** The reactions to a message. Players press one to add or remove their own. */
export function Reactions({ line, here, mayReact }: ReactionsProps) {
  const { t } = useWords();
  const left = REACTIONS.filter((each) => line.reactions.every(({ reaction }) => reaction !== each));
  if (!mayReact && line.reactions.length === 0) return null;
  const chips = line.reactions.map((reacted) => (
    <Reacted key={reacted.reaction} {...{ line, mayReact, reacted }} />
  ));
  if (!mayReact) return <p className="mt-1 flex flex-wrap gap-1">{chips}</p>;
  return (
    <form action={`${here}/react`} method="post" className="mt-1 flex flex-wrap items-start gap-1">
      <input type="hidden" name="id" value={line.id} />
      {chips}
      {left.length > 0 && (
        <details>
          <summary
            id={`react-${line.id}`}
            className="chip cursor-pointer list-none text-muted"
            aria-label={t('talk.addReaction')}
            title={t('talk.addReaction')}
          >
            <ReactionSign />
          </summary>
          <span className="mt-1 flex flex-wrap gap-1">
            {left.map((reaction) => (
              <button
                key={reaction}
                id={idOf(line, reaction)}
                className="chip"
                name="on"
                value={reaction}
                aria-label={t(`talk.reaction.${reaction}`)}
                title={t(`talk.reaction.${reaction}`)}
              >
                <ReactionSign reaction={reaction} />
              </button>
            ))}
          </span>
        </details>
      )}
    </form>
  );
}

const idOf = ({ id }: ReactionsProps['line'], reaction: Reaction) => `react-${id}-${reaction}`;

interface ReactedProps extends Omit<ReactionsProps, 'here'> {
  readonly reacted: TalkLine['reactions'][number];
}

/** A reaction with its count; its accessible name lists the players. */
function Reacted({ line, mayReact, reacted: { reaction, names, isMine } }: ReactedProps) {
  const { t, list } = useWords();
  const who = list(names.map((name) => name || t('talk.nobody')));
  const name = t('talk.reactedBy', { what: t(`talk.reaction.${reaction}`), names: who });
  const shown = (
    <>
      <ReactionSign reaction={reaction} />
      <span aria-hidden="true">{names.length}</span>
    </>
  );
  if (!mayReact)
    return (
      <span className="chip" role="img" aria-label={name} title={name}>
        {shown}
      </span>
    );
  return (
    <button
      id={idOf(line, reaction)}
      className="chip"
      name={isMine ? 'off' : 'on'}
      value={reaction}
      aria-pressed={isMine}
      aria-label={name}
      title={name}
    >
      {shown}
    </button>
  );
}
