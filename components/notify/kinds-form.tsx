import { useWords } from '@/lib/platform/i18n/current-words';
import { CHOSEN_KINDS } from '@/lib/game/wording/message-kinds';
import type { ChannelInfo } from '@/lib/features/notify/channels';

interface KindsFormProps {
  readonly channel: ChannelInfo;
  readonly action: (form: FormData) => Promise<void>;
}

/** Message kinds of a channel, one checkbox each. */
export function KindsForm({ channel: { id, wants }, action }: KindsFormProps) {
  const { t } = useWords();
  return (
    <details className="fold">
      <summary>{t('notifications.wants', { n: wants.length, all: CHOSEN_KINDS.length })}</summary>
      <form action={action} className="stack">
        <input type="hidden" name="id" value={id} />
        <fieldset>
          <legend className="sr-only">{t('notifications.kinds')}</legend>
          {CHOSEN_KINDS.map((kind) => (
            <label key={kind} className="tick">
              <input type="checkbox" name="kind" value={kind} defaultChecked={wants.includes(kind)} />
              {t(`notifications.kind.${kind}`)}
            </label>
          ))}
        </fieldset>
        <p>
          <button className="btn">{t('notifications.save')}</button>
        </p>
      </form>
    </details>
  );
}
