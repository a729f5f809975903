import type { FormAction } from '@/components/ui/forms/act-button';
import { SelectField } from '@/components/ui/forms/select-field';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/features/table/load/table-view';
import { OPEN_WATCHERS, WATCHERS } from '@/lib/game/wording/setup';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Who may join, as a choice. */
export const JOIN_POLICY_CHOICES = ['open', 'link', 'named'] as const satisfies readonly JoinPolicy[];
const SHARING_CHOICES = ['private', 'link'] as const satisfies readonly LineSharing[];

/** Form fields for who may join a table, who may watch, and whether lines may be shared. */
export function AccessFields({
  joinPolicy = 'link',
  watchers = 'anyone',
  lineSharing = 'private',
  choices = OPEN_WATCHERS,
}: {
  readonly joinPolicy?: JoinPolicy;
  readonly watchers?: Watchers;
  readonly lineSharing?: LineSharing | undefined;
  /** The offered audiences; the circle only if the table belongs to one. */
  readonly choices?: readonly Watchers[];
}) {
  const { t } = useWords();
  const policies = JOIN_POLICY_CHOICES.map((name) => [name, t(`tables.joinPolicy.${name}`)] as const);
  const looks = choices.map((name) => [name, t(`tables.watchers.${name}`)] as const);
  const sharings = SHARING_CHOICES.map((name) => [name, t(`tables.lineSharing.${name}`)] as const);
  return (
    <>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <SelectField id="door" label={t('tables.form.joinPolicy')} options={policies} chosen={joinPolicy} />
        <SelectField id="watchers" label={t('tables.form.watchers')} options={looks} chosen={watchers} />
      </div>
      <SelectField
        id="lineSharing"
        label={t('tables.form.lineSharing')}
        options={sharings}
        chosen={lineSharing}
      />
    </>
  );
}

interface TableTermsProps {
  readonly gameId: string;
  readonly joinPolicy: JoinPolicy;
  readonly watchers: Watchers;
  readonly lineSharing: LineSharing | undefined;
  readonly mayEmbed: boolean;
  /** Whether the table belongs to a circle. */
  readonly isOfCircle: boolean;
  readonly action: FormAction;
}

/** The same fields for an existing table. */
export function TableTerms({ gameId, mayEmbed, isOfCircle, action, ...access }: TableTermsProps) {
  const { t } = useWords();
  const embeds = (['no', 'yes'] as const).map((name) => [name, t(`tables.embed.${name}`)] as const);
  return (
    <>
      <form action={action} className="stack">
        <input type="hidden" name="gameId" value={gameId} />
        <AccessFields {...access} choices={isOfCircle ? WATCHERS : OPEN_WATCHERS} />
        <SelectField
          id="embed"
          label={t('tables.form.embed')}
          options={embeds}
          chosen={mayEmbed ? 'yes' : 'no'}
        />
        <div>
          <button className="btn">{t('tables.host.save')}</button>
        </div>
      </form>
      {mayEmbed && (
        <p>
          <a href={`/embed/${gameId}`}>{t('tables.embed.look')}</a>
        </p>
      )}
    </>
  );
}
