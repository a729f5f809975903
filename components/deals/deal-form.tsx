import type { ReactNode } from 'react';
import { FormKey } from '@/components/ui/forms/form-key';
import { NameField } from '@/components/ui/forms/name-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';

interface DealFormProps {
  readonly play: (form: FormData) => Promise<void>;
  /** Additional form fields. */
  readonly fields?: ReactNode;
  /** Whether the reader still has to enter a name. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** A form that leads to a table of a deal: the players, then its buttons. */
export function DealForm({ play, fields, isAsked = false, children }: DealFormProps) {
  const { t } = useWords();
  return (
    <form action={play} className="stack">
      <FormKey />
      <TimeZoneField />
      {fields}
      {isAsked && <NameField id="name" label={t('daily.name')} isMine required={false} />}
      {children}
    </form>
  );
}
