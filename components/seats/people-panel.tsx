import { Fold } from '@/components/ui/fold';
import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { helperMarks } from './helper-marks';

interface PeopleProps {
  readonly table: Pick<TableView, 'gameId' | 'seats' | 'isHost' | 'helpers' | 'status' | 'watchers'>;
  /** Seats whose holders may have lost their link, and those a new one is asked for already. */
  readonly losable: readonly number[];
  readonly asked: readonly number[];
  readonly me: number | undefined;
  readonly timeZone: string | undefined;
  readonly askLink: FormAction;
}

/** Who sits at the table, who helps them, and who may watch. */
export function PeoplePanel({ table, losable, asked, me, timeZone, askLink }: PeopleProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, seats, isHost, status, watchers } = table;
  const isRunning = status === 'running';
  const mayAct = me !== undefined || isHost === true;
  return (
    <Panel title={t('seats.people.sit')}>
      <ul className="stack list-none p-0">
        {seats.map(({ seat, name, seated, bot, automatic }) => {
          const mayAsk = mayAct && seat !== me && losable.includes(seat) && !asked.includes(seat);
          const isComputer = bot !== undefined || automatic === true;
          const state = isComputer ? 'computer' : seated ? 'held' : 'free';
          const marks = [
            ...(seat === me ? [t('table.mark.you')] : []),
            t(`seats.claims.${state}`),
            ...helperMarks(words, table, seat, timeZone),
          ];
          return (
            <li key={seat} className="stack">
              <span>
                <strong>{name}</strong> <span className="small muted">{marks.join(' · ')}</span>
              </span>
              {seat === me && isRunning && (
                <span className="row">
                  <TextLink href={`/games/${gameId}/help`}>{t('seats.delegates.title')}</TextLink>
                  <TextLink href={`/games/${gameId}/mentor`}>{t('seats.mentor.title')}</TextLink>
                </span>
              )}
              {isHost && !seated && !isComputer && (
                <TextLink href={`/games/${gameId}/invite`}>{t('seats.people.linkFor', { name })}</TextLink>
              )}
              {mayAsk && (
                <ActButton of={{ gameId, seat }} action={askLink} label={t('seats.claims.ask', { name })} />
              )}
            </li>
          );
        })}
      </ul>
      {mayAct && losable.some((seat) => seat !== me) && <p className="small">{t('seats.claims.askWhy')}</p>}
      <p>
        {t('seats.people.watch', { watchers: t(`tables.watchers.${watchers}`) })}{' '}
        {isHost && <TextLink href={`/games/${gameId}/invite`}>{t('tables.host.manage')}</TextLink>}
      </p>
      <Fold title={t('seats.people.kinds')}>
        <ul className="stack">
          {LINK_KINDS.map((kind) => (
            <li key={kind}>{t(`seats.people.kind.${kind}`)}</li>
          ))}
        </ul>
      </Fold>
    </Panel>
  );
}

const LINK_KINDS = ['seat', 'any', 'delegate', 'mentor', 'table'] as const;
