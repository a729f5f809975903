import { TextField } from '@/components/ui/forms/text-field';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';

interface FinderProps {
  readonly asked: string;
  readonly tables: readonly { readonly id: string; readonly name: string; readonly status: string }[];
  readonly people: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly email: string | null;
  }[];
}

/** A search field and its results. */
export function Finder({ asked, tables, people }: FinderProps) {
  const { t } = useWords();
  return (
    <Panel title={t('operator.find')}>
      <form className="stack" action="/operator">
        <TextField id="q" label={t('operator.findLabel')} defaultValue={asked} maxLength={80} required />
        <div>
          <button className="btn btn-main">{t('operator.findButton')}</button>
        </div>
      </form>
      {asked !== '' && tables.length + people.length === 0 && <p>{t('operator.nothing')}</p>}
      {tables.length > 0 && (
        <>
          <h3>{t('operator.tables')}</h3>
          <ul className="stack">
            {tables.map(({ id, name, status }) => (
              <li key={id} className="row">
                <TextLink href={`/operator/tables/${id}`}>{name}</TextLink>
                <span className="code">{id}</span>
                <span className="small muted">{t('operator.table.status', { status })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {people.length > 0 && (
        <>
          <h3>{t('operator.people')}</h3>
          <ul className="stack">
            {people.map(({ id, name, email }) => (
              <li key={id} className="row">
                <TextLink href={`/operator/people/${id}`}>{name ?? email ?? id}</TextLink>
                {name !== null && <span className="small">{email}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
