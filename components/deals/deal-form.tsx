import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { useWords } from '@/lib/platform/i18n/current-words';
import { FormKey } from '@/components/ui/forms/form-key';

interface DealFormProps {
  readonly play: (form: FormData) => Promise<void>;
  /** More fields of the form. */
  readonly fields?: ReactNode;
  /** Whether the reader has yet to say what they are called. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** A form that leads to a table of a deal: who plays, then its buttons. */
export function DealForm({ play, fields, isAsked = false, children }: DealFormProps) {
  const { t } = useWords();
  return (
    <form action={play} className="stack">
      <FormKey />
      <TimeZoneField />
      {fields}
      {isAsked && <TextField id="name" label={t('daily.name')} maxLength={40} autoComplete="nickname" />}
      {children}
    </form>
  );
}
