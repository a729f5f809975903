import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import { whenTaken } from './moment';
import type { PositionNews } from './online';
import { forgetTurn, preparedTurns, type WaitingTurn, type TakenPosition } from './taken-positions';

interface TakenProps {
  readonly taken: TakenPosition;
  /** Defined only with a network. */
  readonly now: PositionNews['tables'][string] | undefined;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: () => void;
}

/** A stored table, with the turns prepared on it. */
export function TakenTable({ taken, now, problems, onChange }: TakenProps) {
  const { t, locale } = useWords();
  const { gameId, name, at } = taken.start;
  const turns = preparedTurns().filter((each) => each.gameId === gameId);
  return (
    <li className="grid gap-2">
      <h3>{name}</h3>
      <p className="small">
        {t('train.taken', { when: whenTaken(locale, taken.at), step: at })}{' '}
        {now && (now.isOver ? t('train.over') : t('train.since', { n: now.latest - at }))}
      </p>
      <p className="row">
        <a className="btn" href={`/train/board?game=${gameId}`}>
          {t('train.open')}
          <span className="sr-only">: {name}</span>
        </a>
        {now && (
          <TextLink href={`/games/${gameId}`}>
            {t('train.now')}
            <span className="sr-only">: {name}</span>
          </TextLink>
        )}
      </p>
      {turns.length > 0 && (
        <ul className="m-0 grid list-none gap-2 p-0">
          {turns.map((turn) => (
            <PreparedTurn key={turn.id} {...{ turn, problems, onChange }} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface TurnProps extends Pick<TakenProps, 'problems' | 'onChange'> {
  readonly turn: WaitingTurn;
}

function PreparedTurn({ turn: { id, at, turn, problem }, problems, onChange }: TurnProps) {
  const { t, locale } = useWords();
  const discard = () => {
    forgetTurn(id);
    onChange();
  };
  return (
    <li className="grid gap-1 border-l-3 border-sandbox pl-3">
      <p>
        {t('train.turn', { when: whenTaken(locale, at) })} ({t('train.steps', { n: turn.steps.length })})
      </p>
      {problem ? (
        <p className="notice notice-bad">{t('train.refused', { reason: problems[problem] ?? '' })}</p>
      ) : (
        <p className="small">{t('train.waits')}</p>
      )}
      <p>
        <button type="button" className="btn" onClick={discard}>
          {t('train.discard')}
        </button>
      </p>
    </li>
  );
}
