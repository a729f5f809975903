import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { formatMoment } from '@/components/ui/moment';
import { RATED_PACES, type RatedCall } from '@/lib/features/ratings/rating';
import { useWords } from '@/lib/platform/i18n/current-words';

interface CallsProps {
  readonly calls: readonly RatedCall[];
  readonly mayAnswer: boolean;
  /** Whether the reader has no name yet. */
  readonly needsName: boolean;
  readonly timeZone: string | undefined;
  readonly action: FormAction;
}

/** Rated tables that are looking for players. */
export function Calls({ calls, ...rest }: CallsProps) {
  const { t } = useWords();
  if (calls.length === 0) return <p className="muted">{t('ratings.none')}</p>;
  return calls.map((call) => <OneCall key={call.id} call={call} {...rest} />);
}

function OneCall({
  call,
  mayAnswer,
  needsName,
  timeZone,
  action,
}: Omit<CallsProps, 'calls'> & { readonly call: RatedCall }) {
  const { t, list, locale } = useWords();
  const { id, size, pace, names, isMine, isUnrated, change, lapsesAt } = call;
  const title = t('ratings.call', { size, pace: t(`ratings.pace.${pace}`) });
  const format = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const signed = (points: number) => format.format(points).replace('-', '−');
  const shown = names.map(({ name, rating }) => {
    const who = name || t('ratings.nobodyName');
    return rating ? `${who} (${rating.value}${rating.isProvisional ? '?' : ''})` : who;
  });
  return (
    <article className="panel stack" aria-label={title}>
      <h3>{title}</h3>
      <p>
        {t('ratings.in', { names: list(shown) })}. {t('ratings.missing', { n: size - names.length })}.
      </p>
      {change && <p>{t('ratings.change', { best: signed(change.best), worst: signed(change.worst) })}</p>}
      {isUnrated && <p>{t('ratings.unrated')}</p>}
      <p className="small muted">{t('ratings.until', { when: formatMoment(locale, timeZone, lapsesAt) })}</p>
      {mayAnswer && (
        <ActForm action={action} of={{ call: id }} className="stack">
          {needsName && !isMine && <MyName id={`name-${id}`} />}
          <div>
            <SubmitButton
              name="act"
              value={isMine ? 'out' : 'in'}
              className={isMine ? 'btn' : 'btn btn-main'}
            >
              {t(isMine ? 'ratings.takeBack' : 'ratings.imIn')}
            </SubmitButton>
          </div>
        </ActForm>
      )}
    </article>
  );
}

function MyName({ id }: { readonly id: string }) {
  const { t } = useWords();
  return <NameField id={id} name="name" label={t('people.me.name')} isMine />;
}

const SIZES = [4, 3, 2] as const;

/** A form for a new rated table. */
export function NewCall({ needsName, action }: Pick<CallsProps, 'needsName' | 'action'>) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="new-call">
      <h3 id="new-call">{t('ratings.new')}</h3>
      <p className="small muted">{t('ratings.rules')}</p>
      <ActForm action={action} act="open" className="stack">
        <div className="grid gap-2.5 sm:grid-cols-2">
          <SelectField
            id="size"
            label={t('ratings.size')}
            options={SIZES.map((n) => [n, String(n)] as const)}
          />
          <SelectField
            id="pace"
            label={t('ratings.clock')}
            options={RATED_PACES.map((pace) => [pace, t(`ratings.pace.${pace}`)] as const)}
          />
        </div>
        {needsName && <MyName id="name-new" />}
        <SubmitRow isMain>{t('ratings.start')}</SubmitRow>
      </ActForm>
    </section>
  );
}
