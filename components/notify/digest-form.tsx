import { FoldPanel } from '@/components/ui/fold';
import type { FormAction } from '@/components/ui/forms/act-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Tick } from '@/components/ui/forms/tick';
import { timeZoneName } from '@/lib/game/wording/language/time-zones';
import { timeText } from '@/lib/game/wording/language/times';
import { TURN_MAILS, type TurnMails } from '@/lib/game/wording/message-kinds';
import { useWords } from '@/lib/platform/i18n/current-words';

interface DigestFormProps {
  readonly turnMails: TurnMails;
  readonly turnsAtOnce: boolean;
  /** Minutes after midnight. */
  readonly digestAt: number | undefined;
  readonly timeZone: string;
  readonly action: FormAction;
}

/** Default time: the evening, when most people have time to play. */
const EVENING = 18 * 60;

/** How turn notifications are emailed, and when the daily digest is sent, if enabled. */
export function DigestForm({
  turnMails,
  turnsAtOnce,
  digestAt = EVENING,
  timeZone,
  action,
}: DigestFormProps) {
  const { t, locale } = useWords();
  return (
    <FoldPanel title={t('notifications.digest.title')}>
      <p>{t('notifications.digest.lead')}</p>
      <form action={action} className="stack">
        <fieldset>
          <legend className="sr-only">{t('notifications.digest.title')}</legend>
          {TURN_MAILS.map((mails) => (
            <Tick
              key={mails}
              type="radio"
              name="mails"
              value={mails}
              defaultChecked={mails === turnMails}
              label={t(`notifications.digest.mails.${mails}`)}
            />
          ))}
        </fieldset>
        <Tick
          name="atOnce"
          value="yes"
          defaultChecked={turnsAtOnce}
          label={t('notifications.digest.atOnce')}
          hint={t('notifications.digest.atOnceWhy')}
        />
        <TextField
          id="digest-time"
          label={t('notifications.digest.time', { zone: timeZoneName(locale, timeZone) })}
          name="time"
          type="time"
          defaultValue={timeText(digestAt)}
        />
        <p>
          <button className="btn">{t('notifications.save')}</button>
        </p>
      </form>
    </FoldPanel>
  );
}
