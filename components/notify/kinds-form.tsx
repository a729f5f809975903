import { useWords } from '@/lib/i18n/here';
import { MESSAGE_KINDS } from '@/lib/outbox/kinds';
import type { ChannelInfo } from '@/lib/service/prompts/channels';

interface KindsFormProps {
  readonly channel: ChannelInfo;
  readonly action: (form: FormData) => Promise<void>;
}

/** What goes this way: one tick per kind of message. */
export function KindsForm({ channel: { id, wants }, action }: KindsFormProps) {
  const { t } = useWords();
  return (
    <details className="fold">
      <summary>{t('prompts.wants', { n: wants.length, all: MESSAGE_KINDS.length })}</summary>
      <form action={action} className="stack">
        <input type="hidden" name="id" value={id} />
        <fieldset>
          <legend className="sr-only">{t('prompts.kinds')}</legend>
          {MESSAGE_KINDS.map((kind) => (
            <label key={kind} className="tick">
              <input type="checkbox" name="kind" value={kind} defaultChecked={wants.includes(kind)} />
              {t(`prompts.kind.${kind}`)}
            </label>
          ))}
        </fieldset>
        <p>
          <button className="btn">{t('prompts.save')}</button>
        </p>
      </form>
    </details>
  );
}
