import { Symbol } from '@/components/board/symbol';
import { TableCard } from '@/components/seats/table-card';
import { FormKey } from '@/components/ui/forms/form-key';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import type { Invitation } from '@/lib/features/seats/invitation';
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { SYMBOL_SHEET } from '@/lib/game/drawing/sheet';
import { useWords } from '@/lib/platform/i18n/current-words';

interface JoinFormProps {
  readonly name: string;
  readonly invitation: Invitation;
  readonly seats: readonly SeatInfo[];
  /** Seats that can be taken this way. */
  readonly free: readonly { readonly seat: number; readonly name: string }[];
  /** The field that identifies the invitation or the table to join. */
  readonly by: { readonly field: 'token' | 'gameId'; readonly value: string };
  readonly myName: string | undefined;
  readonly problem: string | undefined;
  readonly action: (form: FormData) => Promise<void>;
}

/** A table with free seats, and the form that takes one of them. */
export function JoinForm({ name, invitation, seats, free, by, myName, problem, action }: JoinFormProps) {
  const { t } = useWords();
  return (
    <section className="panel stack" aria-label={t('tables.join.title')}>
      <Markup html={SYMBOL_SHEET} />
      <h1 className="initial">{name}</h1>
      <p>
        {invitation.inviter ? t('tables.join.invites', { name: invitation.inviter }) : t('tables.join.lead')}
      </p>
      <TableCard invitation={invitation}>
        <ul className="stack" aria-label={t('tables.join.players')}>
          {seats.map((seat) => (
            <li key={seat.seat} className="row">
              <Symbol name={seatIcon(seat.seat)} />
              <strong>{seat.name}</strong>
              <span className="muted small">{t(seat.seated ? 'site.isSeated' : 'site.notSeated')}</span>
            </li>
          ))}
        </ul>
        {problem && <Notice bad>{problem}</Notice>}
        {free.length > 0 && (
          <form action={action} className="stack">
            <FormKey />
            <input type="hidden" name={by.field} value={by.value} />
            <TimeZoneField />
            <div className="grid gap-2.4 sm:grid-cols-2">
              <TextField
                {...{ id: 'name', label: t('tables.join.name'), defaultValue: myName }}
                {...{ maxLength: 40, required: true, autoComplete: 'nickname' }}
              />
              <SelectField
                id="seat"
                label={t('tables.join.which')}
                options={[
                  ['', t('tables.join.any')],
                  ...free.map((at): SelectOption => [
                    at.seat,
                    at.name
                      ? t('tables.join.keptFor', { name: at.name })
                      : t('names.seat', { n: at.seat + 1 }),
                  ]),
                ]}
              />
            </div>
            <SubmitButton className="btn btn-main">{t('site.sitDown')}</SubmitButton>
          </form>
        )}
      </TableCard>
    </section>
  );
}
