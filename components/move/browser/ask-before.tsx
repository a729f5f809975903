import { useWords } from '@/lib/platform/i18n/current-words';
import { ASKED } from './asked';

/**
 * Which taps on the table are steps at once. Only where it is played in the page; scripts fill it
 * (one-tap.ts).
 */
export function AskBefore() {
  const { t } = useWords();
  return (
    <p className="hidden [[data-pending]_&]:block">
      <label className="field text-sm text-muted">
        {t('turn.ask.legend')}
        <select className="input" data-ask>
          {ASKED.map((what) => (
            <option key={what} value={what}>
              {t(`turn.ask.${what}`)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
