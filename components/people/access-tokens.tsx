import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { Tick } from '@/components/ui/forms/tick';
import { dayOf, formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import type { accessTokensOf, WantedToken } from '@/lib/features/people/access-tokens';
import { useWords } from '@/lib/platform/i18n/current-words';

interface Table {
  readonly gameId: string;
  readonly name: string;
}

/** A new token, shown only once. */
export function NewToken({ token }: { readonly token: string }) {
  const { t } = useWords();
  return (
    <Panel title={t('people.tokens.new')}>
      <p role="status">{t('people.tokens.once')}</p>
      <div className="field">
        <label htmlFor="new-token">{t('people.tokens.token')}</label>
        <input className="input" id="new-token" readOnly value={token} />
      </div>
    </Panel>
  );
}

interface TokenListProps {
  readonly tokens: Awaited<ReturnType<typeof accessTokensOf>>;
  readonly tables: readonly Table[];
  readonly timeZone: string | undefined;
  readonly revoke: FormAction;
}

/** A person's tokens with their scopes and expiry. */
export function TokenList({ tokens, tables, timeZone, revoke }: TokenListProps) {
  const { t, locale } = useWords();
  const nameOf = (id: string | null) => tables.find(({ gameId }) => gameId === id)?.name ?? id ?? '';
  return (
    <Panel title={t('people.tokens.yours')}>
      <p>{t('people.tokens.lead')}</p>
      {tokens.length === 0 && <p>{t('people.tokens.none')}</p>}
      <ul className="stack">
        {tokens.map(({ id, name, scope, tableId, expiresAt, usedOn }) => (
          <li key={id} className="row">
            <strong>{name}</strong>
            <span className="small muted">
              {tableId === null
                ? t(scope === 'all' ? 'people.tokens.scope.all' : 'people.tokens.scope.read')
                : t('people.tokens.at', { table: nameOf(tableId) })}
              {' · '}
              {t('people.tokens.until', {
                day: formatMoment(locale, timeZone, expiresAt, 'day'),
              })}
              {' · '}
              {usedOn === null
                ? t('people.tokens.unused')
                : t('people.browsers.seenOn', { day: dayOf(locale, usedOn) })}
            </span>
            <form action={revoke}>
              <input type="hidden" name="id" value={id} />
              <button className="btn" aria-label={t('people.tokens.revokeOf', { name })}>
                {t('people.tokens.revoke')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface TokenFormProps {
  readonly scopes: readonly WantedToken['scope'][];
  readonly days: readonly number[];
  readonly tables: readonly Table[];
  readonly make: FormAction;
}

export function TokenForm({ scopes, days, tables, make }: TokenFormProps) {
  const { t } = useWords();
  const possible = tables.length > 0 ? scopes : scopes.filter((scope) => scope !== 'table');
  return (
    <Panel title={t('people.tokens.make')}>
      <ActForm action={make} className="stack">
        <NameField id="token-name" name="name" label={t('people.tokens.name')} />
        <fieldset className="stack">
          <legend>{t('people.tokens.may')}</legend>
          {possible.map((scope) => (
            <Tick
              key={scope}
              type="radio"
              name="scope"
              value={scope}
              label={t(`people.tokens.scope.${scope}`)}
              defaultChecked={scope === 'read'}
            />
          ))}
        </fieldset>
        {tables.length > 0 && (
          <SelectField
            id="token-table"
            name="tableId"
            label={t('people.tokens.table')}
            options={tables.map(({ gameId, name }) => [gameId, name])}
          />
        )}
        <SelectField
          id="token-days"
          name="days"
          label={t('people.tokens.good')}
          options={days.map((n) => [n, t('people.tokens.days', { n })])}
          chosen={90}
        />
        <SubmitRow isMain>{t('people.tokens.make')}</SubmitRow>
      </ActForm>
    </Panel>
  );
}
