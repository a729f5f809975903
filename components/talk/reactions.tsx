import type { TalkLine } from '@/lib/features/talk/talk';
import { REACTIONS, type Reaction } from '@/lib/game/wording/reactions';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ReactionsProps {
  readonly line: Pick<TalkLine, 'id' | 'reactions'>;
  /** Address of the form. */
  readonly action: string;
  readonly mayReact: boolean;
}

/** The reactions to a message. Players press one to add or remove their own. */
export function Reactions({ line, action, mayReact }: ReactionsProps) {
  const { t } = useWords();
  const left = REACTIONS.filter((each) => line.reactions.every(({ reaction }) => reaction !== each));
  if (!mayReact && line.reactions.length === 0) return null;
  const chips = line.reactions.map((reacted) => (
    <Reacted key={reacted.reaction} {...{ line, mayReact, reacted }} />
  ));
  if (!mayReact) return <p className="mt-1 flex flex-wrap gap-1">{chips}</p>;
  return (
    <form action={action} method="post" className="mt-1 flex flex-wrap items-start gap-1">
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

interface ReactedProps extends Omit<ReactionsProps, 'action'> {
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

const FACE = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18';
const EYES = 'M9 9.4v.6M15 9.4v.6';
const PATHS: Readonly<Record<Reaction, string>> = {
  agree:
    'M7 11v9H4v-9zM7 11l4-8c2 0 2.6 1.2 2.4 2.6L13 9h5.6c1.3 0 2 1 1.8 2.2l-1.3 7c-.2 1.1-1 1.8-2.1 1.8H7',
  heart: 'M12 20.3l-7.3-7.2a4.7 4.7 0 0 1 6.6-6.7l.7.7.7-.7a4.7 4.7 0 0 1 6.6 6.7z',
  laugh: `${FACE}M8 9.8q1-1.4 2 0M14 9.8q1-1.4 2 0M7.5 13.2h9a4.5 4.5 0 0 1-9 0`,
  wow: `${FACE}${EYES}M12 13a2 2.3 0 1 0 0 4.6a2 2.3 0 1 0 0-4.6`,
  bravo: 'M4 18.5h16M4 15.5l-1-9 5 4 4-6.5 4 6.5 5-4-1 9z',
};
const ADD = `M20 11.5a8.5 8.5 0 1 1-7-7.9${EYES}M8.5 14q3.5 3.5 7 0M19 2v6M16 5h6`;

const SIGNS = { ...PATHS, add: ADD };

/** The icons of reactions, drawn once for all messages of a list. */
export function ReactionSheet() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries(SIGNS).map(([name, path]) => (
        <symbol key={name} id={`reaction-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** The icon of a reaction; without one, the icon for adding a reaction. */
const ReactionSign = ({ reaction = 'add' }: { readonly reaction?: keyof typeof SIGNS }) => (
  <svg
    aria-hidden="true"
    className="size-4.5 fill-none stroke-current stroke-[1.7] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <use href={`#reaction-${reaction}`} />
  </svg>
);
