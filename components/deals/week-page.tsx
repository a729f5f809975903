import type { ReactNode } from 'react';
import { PaceFields } from '@/components/clocks/pace-fields';
import { Fold } from '@/components/ui/fold';
import { MailField } from '@/components/ui/forms/mail-field';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { dayOf, formatMoment } from '@/components/ui/moment';
import type { WeekPlayers } from '@/lib/features/deals/deal';
import type { WeekView } from '@/lib/features/deals/week-results';
import { useWords } from '@/lib/platform/i18n/current-words';
import { ChoiceNav } from './choice-nav';
import { DealPage, OtherDeals, type DealParts } from './deal-page';
import { DealForm } from './own-game';
import { WeekResults, type ResultsBy } from './week-results';

interface WeekPageProps extends DealParts {
  readonly stand: WeekView;
  readonly by: ResultsBy;
  /** Allowed numbers of players. */
  readonly sizes: readonly WeekPlayers[];
  /** Earlier weeks, newest first. */
  readonly earlier: readonly string[];
  /** The reader's name, if known. */
  readonly myName?: string | undefined;
}

/** The address of a week for a number of players; by default the current week. */
function weekAddress(players: WeekPlayers, week?: string): string {
  return week === undefined ? `/weekly?players=${players}` : `/weekly/${week}?players=${players}`;
}

/** The deal of a week and a number of people at a table. */
export function WeekPage({ by, sizes, earlier, myName, ...parts }: WeekPageProps) {
  const { t, locale } = useWords();
  const { stand, play, timeZone } = parts;
  const { players, week, isOver, isOpen, mine, deal, endsAt } = stand;
  const at = (moment: Date) => formatMoment(locale, timeZone, moment.toISOString());
  const times = { ends: at(endsAt), opens: at(deal.opensAt) };
  const lead = isOpen ? 'weekly.leadOpen' : isOver ? 'weekly.leadOver' : 'weekly.lead';
  // Each number of players has its own deal.
  const choices = sizes.map((n) => ({
    name: t('weekly.tables', { n }),
    href: weekAddress(n, isOver ? week : undefined),
    isChosen: n === players,
  }));
  const fields = (
    <>
      <input type="hidden" name="week" value={week} />
      <input type="hidden" name="players" value={players} />
    </>
  );
  return (
    <DealPage
      {...parts}
      lead={t(lead)}
      choice={<ChoiceNav label={t('weekly.which')} links={choices} />}
      fields={fields}
      until={mine ? t('weekly.finish', times) : isOver ? t('weekly.late') : t('weekly.until', times)}
      begin={isOver ? <></> : <NewTable {...{ stand, play, myName, fields }} />}
      results={<WeekResults {...{ stand, by }} />}
      others={
        <OtherDeals
          title={t(isOver ? 'weekly.otherWeeks' : 'weekly.earlier')}
          now={isOver ? { href: weekAddress(players), name: t('weekly.now') } : undefined}
          deals={earlier.map((each) => ({ href: weekAddress(players, each), name: dayOf(locale, each) }))}
          none={isOver ? undefined : t('weekly.noEarlier')}
        />
      }
    />
  );
}

interface NewTableProps extends Pick<WeekPageProps, 'stand' | 'play' | 'myName'> {
  readonly fields: ReactNode;
}

/** The form for a table with friends: names and a button, with rare options folded. */
function NewTable({ stand, play, myName, fields }: NewTableProps) {
  const { t } = useWords();
  const others = Array.from({ length: stand.players - 1 }, (_, i) => i + 2);
  return (
    <DealForm {...{ play, fields }}>
      <NameField id="name" label={t('site.yourName')} defaultValue={myName} isMine />
      {others.map((n) => (
        <NameField key={n} id={`name-${n}`} label={t('weekly.friend', { n })} required={false} />
      ))}
      <SubmitButton className="btn btn-main w-full">{t('weekly.open')}</SubmitButton>
      <Fold className="placement" title={t('weekly.more')}>
        <div className="stack">
          <p className="small">{t('weekly.one')}</p>
          <p className="small">{t('weekly.hint')}</p>
          <NameField id="table" label={t('site.tableName')} required={false} />
          {others.map((n) => (
            <MailField key={n} id={`email-${n}`} label={t('site.mailOf', { n })} autoComplete="off" />
          ))}
          <PaceFields chosen="daily" />
        </div>
      </Fold>
    </DealForm>
  );
}
