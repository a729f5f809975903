import { useWords } from '@/lib/platform/i18n/current-words';
import { PushButton } from './push-button';
import { TextField } from '@/components/ui/text-field';

type Action = (form: FormData) => Promise<void>;

interface AddChannelsProps {
  readonly pushKey: string;
  readonly addMail: Action;
  readonly addHook: Action;
  readonly addBrowser: Action;
}

/** The three ways that can be added. */
export function AddChannels({ pushKey, addMail, addHook, addBrowser }: AddChannelsProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-labelledby="add-title">
      <h2 id="add-title">{t('prompts.add.title')}</h2>
      <form action={addMail} className="stack">
        <TextField
          id="address"
          label={t('prompts.add.mail')}
          type="email"
          maxLength={254}
          required
          autoComplete="email"
        />
        <p>
          <button className="btn">{t('prompts.add.mailDo')}</button>
        </p>
      </form>
      <div className="stack">
        <h3>{t('prompts.add.browser')}</h3>
        <PushButton
          pushKey={pushKey}
          action={addBrowser}
          words={{
            add: t('prompts.add.browserDo'),
            none: t('prompts.add.browserNone'),
            apple: t('prompts.add.browserApple'),
            denied: t('prompts.add.browserDenied'),
            failed: t('prompts.add.browserFailed'),
          }}
        />
      </div>
      <HookForm action={addHook} />
    </section>
  );
}

const FORMS = ['discord', 'slack', 'ntfy', 'json'] as const;

function HookForm({ action }: { readonly action: Action }) {
  const { t } = useWords();
  return (
    <form action={action} className="stack">
      <h3>{t('prompts.add.hook')}</h3>
      <p>{t('prompts.add.hookLead')}</p>
      <div className="field">
        <label htmlFor="hook-form">{t('prompts.add.hookForm')}</label>
        <select className="input" id="hook-form" name="form">
          {FORMS.map((form) => (
            <option key={form} value={form}>
              {t(`prompts.hook.${form}`)}
            </option>
          ))}
        </select>
      </div>
      <TextField
        id="hook-url"
        label={t('prompts.add.hookUrl')}
        name="url"
        type="url"
        maxLength={1000}
        required
        autoComplete="off"
      />
      <TextField
        id="hook-label"
        label={t('prompts.add.hookLabel')}
        name="label"
        maxLength={60}
        autoComplete="off"
      />
      <p>
        <button className="btn">{t('prompts.add.hookDo')}</button>
      </p>
    </form>
  );
}
