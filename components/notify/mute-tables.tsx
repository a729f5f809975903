import { FoldPanel } from '@/components/ui/fold';
import type { FormAction } from '@/components/ui/forms/act-button';
import { useWords } from '@/lib/platform/i18n/current-words';

interface MuteTablesProps {
  readonly tables: readonly { readonly gameId: string; readonly name: string; readonly muted: boolean }[];
  readonly action: FormAction;
}

/** Running tables, each with a mute switch. */
export function MuteTables({ tables, action }: MuteTablesProps) {
  const { t } = useWords();
  return (
    <FoldPanel title={t('notifications.mute.title')}>
      <p>{t('notifications.mute.lead')}</p>
      <ul className="stack">
        {tables.map(({ gameId, name, muted }) => (
          <li key={gameId}>
            <form action={action} className="row">
              <input type="hidden" name="table" value={gameId} />
              <input type="hidden" name="muted" value={muted ? 'no' : 'yes'} />
              <a href={`/games/${gameId}`}>{name}</a>
              <button className="btn">
                {t(muted ? 'notifications.mute.unmute' : 'notifications.mute.mute')}
                <span className="sr-only"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </FoldPanel>
  );
}
