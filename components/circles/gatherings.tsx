import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { formatMoment } from '@/components/ui/moment';
import { TextLink } from '@/components/ui/text-link';
import type { Circle } from '@/lib/features/circles/circle';
import { ANSWERS, type Gathering, type GatheringAnswer } from '@/lib/features/circles/gatherings/gathering';
import { TABLE_SIZES } from '@/lib/game/competing/table-sizes';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CirclePlayButton, PlayForm, type PlayAction } from './play-form';
import { OrderField } from './tables';

interface CircleGatheringsProps {
  readonly circle: Circle;
  readonly gatherings: readonly Gathering[];
  readonly timeZone: string;
  readonly action: PlayAction;
}

/** "Who’s in?": open calls for players, those that have just become tables, and the form for a new one. */
export function CircleGatherings({ circle, gatherings, timeZone, action }: CircleGatheringsProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="circle-gatherings">
      <h2 id="circle-gatherings">{t('friends.gatherings')}</h2>
      {gatherings.length === 0 && <p className="muted">{t('friends.noGathering')}</p>}
      {gatherings.map((gathering) => (
        <OneGathering key={gathering.id} {...{ circle, gathering, timeZone, action }} />
      ))}
      <NewGathering circle={circle} action={action} />
    </section>
  );
}

interface OneGatheringProps extends Omit<CircleGatheringsProps, 'gatherings'> {
  readonly gathering: Gathering;
}

function OneGathering({ circle, gathering, timeZone, action }: OneGatheringProps) {
  const { t, locale } = useWords();
  const { id, madeBy, most, least, startsBy, state } = gathering;
  const maker = circle.members.find((member) => member.id === madeBy);
  const title = t('friends.asks', { name: maker?.name ?? t('circles.someone') });
  const when = formatMoment(locale, timeZone, startsBy.toISOString());
  const mine = gathering.answers.find(({ userId }) => userId === circle.me.userId)?.answer;
  const form = { circleId: circle.id, gatheringId: id, action };
  return (
    <article className="stack" aria-label={title}>
      <h3>{title}</h3>
      {state === 'open' ? (
        <>
          <p>{t('friends.startsWhen', { most, least, when })}</p>
          <div className="row">
            {ANSWERS.map((answer) => (
              <CirclePlayButton
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
      {state === 'open' && (
        <div className="row">
          {mine !== undefined && <CirclePlayButton {...form} act="take-back" label={t('friends.takeBack')} />}
          {(circle.me.role !== 'member' || madeBy === circle.me.id) && (
            <CirclePlayButton {...form} act="call-off" label={t('friends.callOff')} />
          )}
        </div>
      )}
    </article>
  );
}

function Outcome({ gathering: { state, gameIds } }: { readonly gathering: Gathering }) {
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

function Said({ circle, gathering }: Pick<OneGatheringProps, 'circle' | 'gathering'>) {
  const { t, list } = useWords();
  const namesOf = (wanted: GatheringAnswer) =>
    gathering.answers.flatMap(({ userId, answer }) => {
      const member = circle.members.find((each) => each.userId === userId);
      return answer === wanted && member ? [member.name] : [];
    });
  return (
    <ul className="small">
      {ANSWERS.map((answer) => {
        const names = namesOf(answer);
        return names.length === 0 ? null : (
          <li key={answer}>{t(`friends.said.${answer}`, { names: list(names) })}</li>
        );
      })}
    </ul>
  );
}

/** Choices for the latest start of a gathering, in days. */
const DAYS = [1, 2, 3, 7, 14] as const;
const USUAL = { size: 4, days: 3 } as const;

function NewGathering({ circle, action }: Pick<CircleGatheringsProps, 'circle' | 'action'>) {
  const { t } = useWords();
  const number = { type: 'number', min: 2, max: 24, inputMode: 'numeric' } as const;
  return (
    <details className="fold">
      <summary>{t('friends.gather')}</summary>
      <PlayForm circleId={circle.id} action={action} act="gather" className="stack">
        <div className="grid gap-2.4 sm:grid-cols-2">
          <SelectField
            id="size"
            label={t('friends.size')}
            options={TABLE_SIZES.map((size) => [size, String(size)] as const)}
            chosen={USUAL.size}
          />
          <SelectField
            id="days"
            label={t('friends.startsIn')}
            options={DAYS.map((n) => [n, t('friends.days', { n })] as const)}
            chosen={USUAL.days}
          />
        </div>
        <details className="fold">
          <summary>{t('friends.moreTables')}</summary>
          <p className="small">{t('friends.moreTablesHint')}</p>
          <div className="grid gap-2.4 sm:grid-cols-2">
            <TextField {...number} id="least" label={t('friends.least')} />
            <TextField {...number} id="most" label={t('friends.most')} />
          </div>
        </details>
        <OrderField id="gathering-order" />
        <SelectField
          id="gathering-pace"
          name="pace"
          label={t('pace.fields.legend')}
          options={(['relaxed', 'daily', 'brisk'] as const).map((kind) => [kind, t(`pace.kinds.${kind}`)])}
        />
        <div>
          <SubmitButton className="btn btn-main">{t('friends.ask')}</SubmitButton>
        </div>
      </PlayForm>
    </details>
  );
}
