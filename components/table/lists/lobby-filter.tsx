import { SelectField } from '@/components/ui/forms/select-field';
import { useWords } from '@/lib/platform/i18n/current-words';

interface Choice {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly of: readonly (readonly [string, string])[];
}

/** The lobby's filter: a plain GET form, so the result can be bookmarked. */
export function LobbyFilter({ choices }: { readonly choices: readonly Choice[] }) {
  const { t } = useWords();
  return (
    <form action="/lobby" className="panel stack" role="search" aria-label={t('tables.lobbyPage.filter')}>
      <div className="grid gap-2.4 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto] sm:items-end">
        {choices.map(({ name, title, value, of }) => (
          <SelectField
            key={name}
            id={name}
            label={title}
            options={[['', t('tables.lobbyPage.all')], ...of]}
            chosen={value}
          />
        ))}
        <button className="btn justify-self-start">{t('tables.lobbyPage.show')}</button>
      </div>
    </form>
  );
}
