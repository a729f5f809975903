import { useWords } from '@/lib/platform/i18n/current-words';
import type { JoinPolicy, LineSharing, Watchers } from '@/lib/features/table/load/table-view';
import { SelectField } from '@/components/ui/forms/select-field';
import type { HostAction } from '@/components/seats/host-button';

const JOIN_POLICY_CHOICES = ['open', 'link', 'named'] as const satisfies readonly JoinPolicy[];
const WATCHER_CHOICES = ['anyone', 'link', 'players'] as const satisfies readonly Watchers[];
const SHARING_CHOICES = ['private', 'link'] as const satisfies readonly LineSharing[];

/** Who may come to a table, who may look, and whether lines may be shared: choices of a form. */
export function AccessFields({
  joinPolicy = 'link',
  watchers = 'anyone',
  lineSharing = 'private',
}: {
  readonly joinPolicy?: JoinPolicy;
  readonly watchers?: Watchers;
  readonly lineSharing?: LineSharing | undefined;
}) {
  const { t } = useWords();
  const policies = JOIN_POLICY_CHOICES.map((name) => [name, t(`tables.joinPolicy.${name}`)] as const);
  const looks = WATCHER_CHOICES.map((name) => [name, t(`tables.watchers.${name}`)] as const);
  const sharings = SHARING_CHOICES.map((name) => [name, t(`tables.lineSharing.${name}`)] as const);
  return (
    <>
      <div className="grid gap-[.6rem] sm:grid-cols-2">
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
  readonly action: HostAction;
}

/** The same for a table that is there already. */
export function TableTerms({ gameId, joinPolicy, watchers, lineSharing, mayEmbed, action }: TableTermsProps) {
  const { t } = useWords();
  const embeds = (['no', 'yes'] as const).map((name) => [name, t(`tables.embed.${name}`)] as const);
  return (
    <section className="panel stack" aria-labelledby="terms-title">
      <h2 id="terms-title">{t('tables.host.terms')}</h2>
      <form action={action} className="stack">
        <input type="hidden" name="gameId" value={gameId} />
        <AccessFields joinPolicy={joinPolicy} watchers={watchers} lineSharing={lineSharing} />
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
    </section>
  );
}
