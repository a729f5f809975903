import { FormKey } from '@/components/ui/forms/form-key';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';

type FormAction = (form: FormData) => Promise<void>;

interface FoundFormProps {
  readonly myName: string | undefined;
  readonly action: FormAction;
}

export function FoundForm({ myName, action }: FoundFormProps) {
  const { t } = useWords();
  return (
    <Panel title={t('circles.new')}>
      <form action={action} className="stack">
        <FormKey />
        <TimeZoneField />
        <div className="grid gap-2.4 sm:grid-cols-2">
          <TextField
            id="name"
            label={t('circles.name')}
            placeholder={t('circles.namePlaceholder')}
            maxLength={40}
            required
            autoComplete="off"
          />
          <TextField
            id="myName"
            label={t('circles.myName')}
            defaultValue={myName}
            maxLength={40}
            required
            autoComplete="nickname"
          />
        </div>
        <div>
          <SubmitButton className="btn btn-main">{t('circles.found')}</SubmitButton>
        </div>
      </form>
    </Panel>
  );
}

interface OfferCircleProps {
  /** The players of the last game, the reader's own name first. */
  readonly names: readonly [own: string, ...others: string[]];
  /** Proposed name of the circle. */
  readonly name: string;
  readonly action: FormAction;
}

/** Founds a circle with one tap after a game with others. The others still need the join link. */
export function OfferCircle({ names: [own, ...others], name, action }: OfferCircleProps) {
  const { t, locale } = useWords();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <Panel title={t('circles.offer.title')}>
      <p>{t('circles.offer.why', { names: list.format(others) })}</p>
      <form action={action}>
        <FormKey />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="myName" value={own} />
        <SubmitButton className="btn">{t('circles.offer.make')}</SubmitButton>
      </form>
    </Panel>
  );
}
