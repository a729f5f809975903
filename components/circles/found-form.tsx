import { ActButton, ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { NameField } from '@/components/ui/forms/name-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Panel } from '@/components/ui/panel';
import { useWords } from '@/lib/platform/i18n/current-words';

export function FoundForm({ myName, action }: { myName: string | undefined; action: FormAction }) {
  const { t } = useWords();
  return (
    <Panel title={t('circles.new')}>
      <ActForm action={action} className="stack">
        <TimeZoneField />
        <div className="grid gap-2.5 sm:grid-cols-2">
          <NameField id="name" label={t('circles.name')} placeholder={t('circles.namePlaceholder')} />
          <NameField id="myName" label={t('circles.myName')} defaultValue={myName} isMine />
        </div>
        <SubmitRow isMain>{t('circles.found')}</SubmitRow>
      </ActForm>
    </Panel>
  );
}

/** The players of a game that has just ended, who might found a circle. */
export interface CircleOffer {
  /** The reader's own name first. */
  readonly names: readonly [own: string, ...others: string[]];
  /** Proposed name of the circle. */
  readonly name: string;
}

/** Founds a circle with one tap after a game with others. The others still need the join link. */
export function OfferCircle({
  names: [own, ...others],
  name,
  action,
}: CircleOffer & { readonly action: FormAction }) {
  const { t, locale } = useWords();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <Panel title={t('circles.offer.title')}>
      <p>{t('circles.offer.why', { names: list.format(others) })}</p>
      <ActButton action={action} of={{ name, myName: own }} label={t('circles.offer.make')} />
    </Panel>
  );
}
