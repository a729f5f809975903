import { Fold } from '@/components/ui/fold';
import { ActButton, ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Medallion } from '@/components/ui/medallion';
import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { Circle } from '@/lib/features/circles/circle';
import {
  ANSWERS,
  CALL_UNTIL,
  callEnds,
  type Gathering,
  type GatheringAnswer,
} from '@/lib/features/circles/gatherings/gathering';
import { TABLE_SIZES } from '@/lib/game/competing/pair-stage';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CircleGatheringsProps {
  readonly circle: Circle;
  readonly gatherings: readonly Gathering[];
  readonly timeZone: string;
  /** Milliseconds since 1970; the choices for the end of a new call follow from it. */
  readonly now: number;
  readonly action: FormAction;
  /** Whether the circle has only its founder: the first call is open on the page. */
  readonly isFirst?: boolean;
}

/** "Who’s in?": open calls for players, the form for a new one, and those that have ended. */
export function CircleGatherings({ gatherings, isFirst = false, ...rest }: CircleGatheringsProps) {
  const { t } = useWords();
  const open = gatherings.filter(({ state }) => state === 'open');
  const ended = gatherings.filter(({ state }) => state !== 'open');
  const calls = (shown: readonly Gathering[]) =>
    shown.map((gathering) => <OneGathering key={gathering.id} {...rest} gathering={gathering} />);
  const isAsking = isFirst && open.length === 0;
  return (
    <Panel title={t(isAsking ? 'friends.first' : 'friends.gatherings')}>
      {open.length === 0 && <p>{t(isFirst ? 'friends.firstWhy' : 'friends.noGathering')}</p>}
      {calls(open)}
      {isAsking ? (
        <NewGathering {...rest} label={t('friends.first')} />
      ) : (
        <Fold title={t('friends.gather')}>
          <NewGathering {...rest} label={t('friends.ask')} />
        </Fold>
      )}
      {ended.length > 0 && <Fold title={t('friends.earlier')}>{calls(ended)}</Fold>}
    </Panel>
  );
}

type FormProps = Omit<CircleGatheringsProps, 'gatherings' | 'isFirst'>;

function OneGathering({
  circle,
  gathering,
  timeZone,
  action,
}: FormProps & { readonly gathering: Gathering }) {
  const { t, locale } = useWords();
  const { id, madeBy, most, least, startsBy, state } = gathering;
  const maker = circle.members.find((member) => member.id === madeBy);
  const title = t('friends.asks', { name: maker?.name ?? t('circles.someone') });
  const when = formatMoment(locale, timeZone, startsBy);
  const mine = gathering.answers.find(({ userId }) => userId === circle.me.userId)?.answer;
  const form = { circleId: circle.id, gatheringId: id, action };
  const isOpen = state === 'open';
  return (
    <article className="stack" aria-label={title}>
      <h3>{title}</h3>
      {isOpen ? (
        <>
          <p>{t(least === most ? 'friends.startsFull' : 'friends.startsWhen', { most, least, when })}</p>
          <Faces circle={circle} gathering={gathering} />
          <div className="row">
            {ANSWERS.map((answer) => (
              <ActButton
                key={answer}
                {...form}
                act={answer}
                label={t(`friends.answer.${answer}`)}
                isMain={mine === undefined && answer === 'in'}
                isPressed={mine === answer}
              />
            ))}
          </div>
        </>
      ) : (
        <Outcome gathering={gathering} />
      )}
      <Said circle={circle} gathering={gathering} />
      {isOpen && (
        <div className="row">
          {mine !== undefined && <ActButton {...form} act="take-back" label={t('friends.takeBack')} />}
          {(circle.me.isInCharge || madeBy === circle.me.id) && (
            <ActButton {...form} act="call-off" label={t('friends.callOff')} />
          )}
        </div>
      )}
    </article>
  );
}

interface OfGathering {
  readonly circle: Circle;
  readonly gathering: Gathering;
}

const saying = ({ circle, gathering }: OfGathering, wanted: GatheringAnswer) =>
  gathering.answers.flatMap(({ userId, answer }) => {
    const member = circle.members.find((each) => each.userId === userId);
    return answer === wanted && member ? [member] : [];
  });

/** The players who are in, and the places that are still empty. */
function Faces(of: OfGathering) {
  const { t } = useWords();
  const inside = saying(of, 'in');
  const free = Math.max(0, of.gathering.most - inside.length);
  return (
    <p className="row">
      {inside.map(({ id, name, playerKey }) => (
        <Medallion key={id} name={name} of={playerKey} isSmall />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span
          key={i}
          aria-hidden="true"
          className="size-8 rounded-full border-2 border-dashed border-muted"
        />
      ))}
      <span className="small muted">{t('friends.seatsFree', { n: free })}</span>
    </p>
  );
}

function Outcome({ gathering: { state, gameIds } }: Pick<OfGathering, 'gathering'>) {
  const { t } = useWords();
  if (state === 'lapsed') return <p>{t('friends.isLapsed')}</p>;
  if (state !== 'started') return <p>{t('friends.isCalledOff')}</p>;
  return (
    <p className="row">
      {t('friends.isStarted', { n: gameIds.length })}
      {gameIds.map((gameId, i) => (
        <TextLink key={gameId} href={`/games/${gameId}`}>
          {t('friends.toTable', { n: i + 1 })}
        </TextLink>
      ))}
    </p>
  );
}

function Said(of: OfGathering) {
  const { t, list } = useWords();
  return (
    <ul className="small">
      {ANSWERS.map((answer) => {
        const names = saying(of, answer).map(({ name }) => name);
        return names.length === 0 ? null : (
          <li key={answer}>{t(`friends.said.${answer}`, { names: list(names) })}</li>
        );
      })}
    </ul>
  );
}

/** How many players, and by when. Clock, order and rules follow the usual table. */
function NewGathering({ circle, action, now, label }: FormProps & { readonly label: string }) {
  const { t } = useWords();
  const usual = Math.min(4, Math.max(2, circle.members.length));
  const until = CALL_UNTIL.filter((each) => callEnds(each, circle.timeZone, new Date(now)));
  return (
    <ActForm circleId={circle.id} action={action} act="gather" className="stack">
      <fieldset className="row">
        <legend className="mb-1 text-md font-semibold">{t('friends.players')}</legend>
        {TABLE_SIZES.map((size) => (
          <label
            key={size}
            className="btn has-checked:border-main has-checked:shadow-[inset_0_-3px_0_var(--main)]"
          >
            <input
              className="accent-main"
              type="radio"
              name="size"
              value={size}
              defaultChecked={size === usual}
            />
            {size}
          </label>
        ))}
      </fieldset>
      <SelectField
        id="until"
        label={t('friends.byWhen')}
        options={until.map((each) => [each, t(`friends.until.${each}`)])}
        chosen="three-days"
      />
      <SubmitRow isMain>{label}</SubmitRow>
    </ActForm>
  );
}
