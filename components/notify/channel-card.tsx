import { useWords } from '@/lib/platform/i18n/current-words';
import type { ChannelInfo } from '@/lib/features/notify/channels';
import { KindsForm } from './kinds-form';
import { momentOf } from './moment';

type Action = (form: FormData) => Promise<void>;

interface ChannelCardProps {
  readonly channel: ChannelInfo;
  readonly timeZone: string;
  readonly change: Action;
  readonly save: Action;
}

/** One channel: how it does, what goes on this channel, and what can be done with it. */
export function ChannelCard({ channel, timeZone, change, save }: ChannelCardProps) {
  const { t, locale } = useWords();
  const { id, form, label, state, lastSentAt, fault, secret, standardSecret } = channel;
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
            {t('notifications.lastSent', { time: momentOf(locale, timeZone, lastSentAt) })}
          </span>
        )}
      </p>
      {fault && (
        <p className="notice notice-bad">
          {t(`notifications.error.${fault.code}`)} <span className="code">{fault.detail}</span>{' '}
          {fault.at && <span className="muted">{momentOf(locale, timeZone, fault.at)}</span>}
        </p>
      )}
      {secret && (
        <details className="fold">
          <summary>{t('notifications.secret')}</summary>
          <p className="code">{secret}</p>
          {standardSecret && (
            <>
              <p>{t('notifications.standardSecret')}</p>
              <p className="code">{standardSecret}</p>
            </>
          )}
        </details>
      )}
      {state !== 'waits-for-proof' && <KindsForm channel={channel} action={save} />}
      <form action={change} className="row">
        <input type="hidden" name="id" value={id} />
        {stepsOf(channel).map((step) => (
          <button
            key={step}
            id={`${title}-${step}`}
            className="btn"
            name="step"
            value={step}
            aria-labelledby={`${title}-${step} ${title}`}
          >
            {t(`notifications.step.${step}`)}
          </button>
        ))}
      </form>
    </section>
  );
}

/** What makes sense with a channel as it is. */
function stepsOf({ state }: ChannelInfo): readonly ('test' | 'prove' | 'pause' | 'mend' | 'remove')[] {
  switch (state) {
    case 'waits-for-proof':
      return ['prove', 'remove'];
    case 'on':
      return ['test', 'pause', 'remove'];
    case 'paused':
    case 'stopped':
      return ['mend', 'remove'];
  }
}
