import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import type { TurnAnswer } from '@/lib/features/notify/turn-answers-store';
import { useWords } from '@/lib/platform/i18n/current-words';

/** How a person hears of their turns: when on each channel, or why not. */
export function TurnWays({ answers, timeZone }: { answers: readonly TurnAnswer[]; timeZone: string }) {
  const { t, locale } = useWords();
  const line = ({ label: way, form, answer, failures: n }: TurnAnswer): string => {
    if ('why' in answer) {
      const isCounted = answer.why === 'bounced' && n > 0;
      const why = isCounted ? t('notifications.ways.failed', { n }) : t(`notifications.why.${answer.why}`);
      return t('notifications.ways.not', { form: form === 'mail' ? 'email' : form, way, why });
    }
    const { at, waits } = answer;
    if (!waits) return t('notifications.ways.soon', { way });
    return t('notifications.ways.later', {
      way,
      time: formatMoment(locale, timeZone, at.toISOString()),
      waits: waits === 'holiday' ? 'holiday' : 'quiet',
    });
  };
  return (
    <Panel title={t('notifications.ways.title')}>
      <ul className="stack small">
        {answers.map((each) => (
          <li key={each.id} className="wrap-anywhere">
            {line(each)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
