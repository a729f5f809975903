import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { PastTableView } from '@/lib/features/circles/circle-tables';
import { useWords } from '@/lib/platform/i18n/current-words';

interface PastTablesProps {
  readonly circleId: string;
  readonly tables: readonly PastTableView[];
  readonly timeZone: string | undefined;
  readonly action: FormAction;
}

/** Finished games that can be added to the circle, each with a button. */
export function PastTables({ circleId, tables, timeZone, action }: PastTablesProps) {
  const { t, list, locale } = useWords();
  return (
    <Panel id="past" title={t('friends.past.title')}>
      <p className="muted">{t(tables.length === 0 ? 'friends.past.none' : 'friends.past.why')}</p>
      <ul className="stack">
        {tables.map(({ gameId, name, finishedAt, members }) => (
          <li key={gameId} className="row">
            <ActForm {...{ circleId, action }} act="take-in">
              <input type="hidden" name="gameId" value={gameId} />
              <SubmitButton className="btn" aria-describedby={`past-${gameId}`}>
                {t('friends.past.takeIn')}
              </SubmitButton>
            </ActForm>
            <span id={`past-${gameId}`}>
              <TextLink href={`/games/${gameId}`}>{name}</TextLink>{' '}
              <span className="small muted">
                {formatMoment(locale, timeZone, finishedAt, 'day')} · {list(members)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
