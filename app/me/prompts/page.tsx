import { cookies } from 'next/headers';
import { CurrentPage } from '@/app/current-page';
import { hookDraftIn } from '@/app/hook-draft';
import { letterPicture } from '@/components/board/post-picture';
import { CalendarPanel } from '@/components/calendar/calendar-panel';
import { AddChannels } from '@/components/notify/add-channels';
import { ChannelCard } from '@/components/notify/channel-card';
import { DigestForm } from '@/components/notify/digest-form';
import { MuteTables } from '@/components/notify/mute-tables';
import { SeatMails } from '@/components/notify/seat-mails';
import { TurnWays } from '@/components/notify/turn-ways';
import { Lead } from '@/components/ui/lead';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { calendarLink } from '@/lib/features/calendar/calendar';
import { CHANNEL_REFUSALS } from '@/lib/features/notify/channel-refusals';
import { notificationSettings } from '@/lib/features/notify/channels';
import { currentUserId } from '@/lib/platform/auth/session';
import { getWords } from '@/lib/platform/i18n/request-words';
import { pageMeta, UNLISTED } from '../../page-meta';
import { qrOf } from '../../qr';
import { Nobody } from '../signed-out';
import * as actions from './actions';

export const generateMetadata = pageMeta('notifications.title', UNLISTED);

const DONE = [
  ...(['mail', 'added', 'hook', 'hook-silent', 'test', 'prove', 'pause', 'mend', 'remove', 'saved'] as const),
  ...(['calendar', 'calendar-gone'] as const),
];

/** Notification settings of this browser's person. */
export default async function Page({ searchParams }: PageProps<'/me/prompts'>) {
  const [userId, query, words] = await Promise.all([currentUserId(), searchParams, getWords()]);
  const [settings, link] = userId
    ? await Promise.all([notificationSettings(userId), shownCalendar(userId)])
    : [];
  const { t } = words;
  if (!settings) return <Nobody title={t('notifications.title')} why={t('notifications.nobody')} />;
  const { channels, tables, seatMails, turns, digestAt, turnMails, turnsAtOnce, timeZone, pushKey } =
    settings;
  const refused = CHANNEL_REFUSALS.find((known) => known === query.refused);
  const draft = refused === 'said-no' ? hookDraftIn(await cookies()) : undefined;
  const done = DONE.find((known) => known === query.done);
  const muted = tables.filter((table) => table.muted).map(({ name }) => name);
  return (
    <CurrentPage here="prompts" title={t('notifications.title')} isWide>
      <div className="grid items-center gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Lead>{t('notifications.lead')}</Lead>
        <Markup html={letterPicture(words, t('notifications.picture'))} className="drawing-wide" />
      </div>
      {refused && (
        <Notice bad>
          {t(`notifications.refused.${refused}`)} {draft && <span className="code">{draft.said}</span>}
        </Notice>
      )}
      {!refused && done && <Notice>{t(`notifications.done.${done}`)}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {channels.length + seatMails.length === 0 && <p className="panel">{t('notifications.none')}</p>}
          {channels.map((channel) => (
            <ChannelCard
              key={channel.id}
              {...{ channel, timeZone, turnMails, muted }}
              change={actions.changeOneChannel}
              save={actions.saveWants}
            />
          ))}
          {seatMails.length > 0 && <SeatMails seatMails={seatMails} />}
          <AddChannels
            pushKey={pushKey}
            draft={draft}
            addMail={actions.addMailChannel}
            addHook={actions.addHookChannel}
            addBrowser={actions.addThisBrowser}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          {turns.length > 0 && <TurnWays answers={turns} timeZone={timeZone} />}
          <DigestForm {...{ digestAt, turnMails, turnsAtOnce, timeZone }} action={actions.saveDigest} />
          <CalendarPanel link={link} isOpen={query.done === 'calendar'} action={actions.changeCalendar} />
          {tables.length > 0 && <MuteTables tables={tables} action={actions.muteOneTable} />}
        </div>
      </div>
    </CurrentPage>
  );
}

/** The address of a person's calendar feed as a subscription link and as a QR code. */
async function shownCalendar(userId: string) {
  const link = await calendarLink(userId);
  if (!link) return undefined;
  const webcal = link.url.replace(/^https?:/, 'webcal:');
  return { url: link.url, webcal, qr: await qrOf(webcal) };
}
