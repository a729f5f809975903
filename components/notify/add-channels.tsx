import { Fold } from '@/components/ui/fold';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { MailField } from '@/components/ui/forms/mail-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PushButton } from './push-button';

type Action = FormAction;

interface AddChannelsProps {
  readonly pushKey: string;
  readonly addMail: Action;
  readonly addHook: Action;
  readonly addBrowser: Action;
  /** The form of a hook that was refused, to correct it. */
  readonly draft?: HookDraftFields | undefined;
}

/** The fields of a new hook. */
export interface HookDraftFields {
  readonly form: (typeof FORMS)[number];
  readonly url: string;
  readonly label: string;
}

/** The three kinds of channels that can be added. */
export function AddChannels({ pushKey, addMail, addHook, addBrowser, draft }: AddChannelsProps) {
  const { t } = useWords();
  return (
    <Panel title={t('notifications.add.title')}>
      <ActForm action={addMail} className="stack">
        <MailField id="address" label={t('notifications.add.mail')} required autoComplete="email" />
        <p>
          <SubmitButton className="btn">{t('notifications.add.mailDo')}</SubmitButton>
        </p>
      </ActForm>
      <div className="stack">
        <h3>{t('notifications.add.browser')}</h3>
        <PushButton
          pushKey={pushKey}
          action={addBrowser}
          words={{
            add: t('notifications.add.browserDo'),
            none: t('notifications.add.browserNone'),
            apple: t('notifications.add.browserApple'),
            denied: t('notifications.add.browserDenied'),
            failed: t('notifications.add.browserFailed'),
          }}
        />
      </div>
      <Fold className="placement" open={draft !== undefined} title={t('notifications.add.hook')}>
        <HookForm action={addHook} draft={draft} />
      </Fold>
    </Panel>
  );
}

const FORMS = ['discord', 'slack', 'ntfy', 'json'] as const;

function HookForm({ action, draft }: { readonly action: Action } & Pick<AddChannelsProps, 'draft'>) {
  const { t } = useWords();
  return (
    <ActForm action={action} className="stack">
      <p>{t('notifications.add.hookLead')}</p>
      <SelectField
        id="hook-form"
        name="form"
        label={t('notifications.add.hookForm')}
        chosen={draft?.form}
        options={FORMS.map((form) => [form, t(`notifications.hook.${form}`)])}
      />
      <TextField
        id="hook-url"
        label={t('notifications.add.hookUrl')}
        name="url"
        defaultValue={draft?.url}
        type="url"
        maxLength={1000}
        required
        autoComplete="off"
      />
      <TextField
        id="hook-label"
        label={t('notifications.add.hookLabel')}
        name="label"
        defaultValue={draft?.label}
        maxLength={60}
        autoComplete="off"
      />
      <p>
        <SubmitButton className="btn">{t('notifications.add.hookDo')}</SubmitButton>
      </p>
    </ActForm>
  );
}
