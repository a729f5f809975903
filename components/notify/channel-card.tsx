import { Fold } from '@/components/ui/fold';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Tick } from '@/components/ui/forms/tick';
import { formatMoment } from '@/components/ui/moment';
import type { ChannelInfo } from '@/lib/features/notify/channels';
import { type TurnMails, CHOSEN_KINDS } from '@/lib/game/wording/message-kinds';
import { useWords } from '@/lib/platform/i18n/current-words';

type Action = FormAction;

interface ChannelCardProps {
  readonly channel: ChannelInfo;
  readonly timeZone: string;
  /** How turn notifications are emailed. */
  readonly turnMails: TurnMails;
  /** Names of the muted tables. */
  readonly muted: readonly string[];
  readonly change: Action;
  readonly save: Action;
}

/** One channel: its state, its message kinds, and its actions. */
export function ChannelCard({ channel, timeZone, turnMails, muted, change, save }: ChannelCardProps) {
  const { t, locale, list } = useWords();
  const { id, form, label, state, lastSentAt, fault, secret, standardSecret, hasOlderHeaders } = channel;
  const title = `channel-${id}`;
  return (
    <section className="panel stack" aria-labelledby={title}>
      <h2 id={title}>
        {label} <span className="badge">{t(`notifications.form.${form}`)}</span>
      </h2>
      <p>
        <strong>{t(`notifications.state.${state}`)}</strong>{' '}
        {lastSentAt && (
          <span className="muted">
            {t('notifications.lastSent', { time: formatMoment(locale, timeZone, lastSentAt) })}
          </span>
        )}
      </p>
      {fault && (
        <p className="notice notice-bad">
          {t(`notifications.error.${fault.code}`)} <span className="code">{fault.detail}</span>{' '}
          {fault.at && <span className="muted">{formatMoment(locale, timeZone, fault.at)}</span>}
        </p>
      )}
      {standardSecret && (
        <Fold title={t('notifications.secret')}>
          <p className="code">{standardSecret}</p>
          {hasOlderHeaders && (
            <>
              <p>{t('notifications.olderSecret')}</p>
              <p className="code">{secret}</p>
            </>
          )}
        </Fold>
      )}
      {state === 'on' && (form === 'mail' || muted.length > 0) && (
        <p className="small">
          {form === 'mail' &&
            `${t('notifications.goes.turns', { how: t(`notifications.digest.mails.${turnMails}`) })} `}
          {muted.length > 0 && t('notifications.goes.muted', { tables: list(muted) })}
        </p>
      )}
      {state !== 'waits-for-proof' && <KindsForm channel={channel} action={save} />}
      <ActForm action={change} of={{ id }} className="row">
        {stepsOf(channel).map((step) => (
          <SubmitButton
            key={step}
            id={`${title}-${step}`}
            className="btn"
            name="step"
            value={step}
            aria-labelledby={`${title}-${step} ${title}`}
          >
            {t(`notifications.step.${step}`)}
          </SubmitButton>
        ))}
      </ActForm>
    </section>
  );
}

/** The actions available for a channel in its state. */
function stepsOf({ state }: ChannelInfo): readonly ('test' | 'prove' | 'pause' | 'mend' | 'remove')[] {
  switch (state) {
    case 'waits-for-proof':
      return ['prove', 'remove'];
    case 'on':
      return ['test', 'pause', 'remove'];
    case 'stopped':
      return ['test', 'mend', 'remove'];
    case 'paused':
      return ['mend', 'remove'];
  }
}

/** Message kinds of a channel, one checkbox each. */
function KindsForm({ channel: { id, wants }, action }: { channel: ChannelInfo; action: FormAction }) {
  const { t } = useWords();
  return (
    <Fold title={t('notifications.wants', { n: wants.length, all: CHOSEN_KINDS.length })}>
      <form action={action} className="stack">
        <input type="hidden" name="id" value={id} />
        <fieldset>
          <legend className="sr-only">{t('notifications.kinds')}</legend>
          {CHOSEN_KINDS.map((kind) => (
            <Tick
              key={kind}
              name="kind"
              value={kind}
              defaultChecked={wants.includes(kind)}
              label={t(`notifications.kind.${kind}`)}
            />
          ))}
        </fieldset>
        <p>
          <button className="btn">{t('notifications.save')}</button>
        </p>
      </form>
    </Fold>
  );
}
