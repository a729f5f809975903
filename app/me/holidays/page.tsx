import { CurrentPage } from '@/app/current-page';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { HolidayList } from '@/components/clocks/holiday-list';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Lead } from '@/components/ui/lead';
import { Notice } from '@/components/ui/notice';
import { myHolidays } from '@/lib/features/people/my-holidays';
import { HOLIDAY_FAULTS } from '@/lib/game/pace/wait';
import { timeZoneName } from '@/lib/game/wording/language/time-zones';
import { currentUserId } from '@/lib/platform/auth/session';
import { getWords } from '@/lib/platform/i18n/request-words';
import { Nobody } from '../signed-out';
import { endMyHoliday, setAutomaticDays, takeMyHoliday } from './actions';

export const generateMetadata = pageMeta('pace.holidays.title', UNLISTED);

const DONE = ['taken', 'ended'] as const;

/** The days when a person's clocks are paused. */
export default async function Page({ searchParams }: PageProps<'/me/holidays'>) {
  const [userId, query, { t, locale }] = await Promise.all([currentUserId(), searchParams, getWords()]);
  const mine = userId === undefined ? undefined : await myHolidays(userId);
  if (!mine) return <Nobody title={t('pace.holidays.title')} why={t('pace.holidays.nobody')} />;
  const { timeZone, today, year, left, holidays, isAutomatic } = mine;
  const refused = HOLIDAY_FAULTS.find((known) => known === query.refused);
  const done = DONE.find((known) => known === query.done);
  return (
    <CurrentPage here="account" title={t('pace.holidays.title')} scene="fair">
      <Lead>{t('pace.holidays.lead', { left, year: String(year) })}</Lead>
      <form action={setAutomaticDays} className="row">
        <p>{t(isAutomatic ? 'pace.holidays.automatic' : 'pace.holidays.notAutomatic')}</p>
        <button className="btn" name="automatic" value={isAutomatic ? 'off' : 'on'}>
          {t(isAutomatic ? 'pace.holidays.refuse' : 'pace.holidays.allow')}
        </button>
      </form>
      {refused && <Notice bad>{t(`pace.holidays.refused.${refused}`)}</Notice>}
      {!refused && done && <Notice>{t(`pace.holidays.${done}`)}</Notice>}
      <section className="panel stack" aria-label={t('pace.holidays.title')}>
        <HolidayList holidays={holidays} today={today} end={endMyHoliday} />
        <ActForm action={takeMyHoliday} className="stack">
          <div className="grid gap-2.5 sm:grid-cols-2">
            <TextField id="first" label={t('pace.holidays.from')} type="date" min={today} required />
            <TextField id="last" label={t('pace.holidays.to')} type="date" min={today} required />
          </div>
          <p>
            <SubmitButton className="btn btn-main">{t('pace.holidays.take')}</SubmitButton>
          </p>
        </ActForm>
        <p className="small muted">{t('pace.holidays.zone', { zone: timeZoneName(locale, timeZone) })}</p>
      </section>
    </CurrentPage>
  );
}
