import { paceWords } from '@/components/clocks/pace-words';
import { formatMoment } from '@/components/ui/moment';
import type { PublicCompetition } from '@/lib/features/competitions/competitions';
import { sizesOf } from '@/lib/game/competing/expected';
import { isStaged } from '@/lib/game/competing/competition';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

/** Drawn on a square of 24. */
const ICONS = {
  form: 'M4 5h6v4H4zM4 15h6v4H4zM10 7h4v10h-4M14 12h6',
  seats:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-4 3-6 6-6s6 2 6 6zM16 11a2.5 2.5 0 1 0 0-5M17 13c3 0 4 2 4 6h-3',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2',
  length: 'M4 20V10h4v10M10 20V6h4v14M16 20V3h4v17',
  latest: 'M5 21V4M5 5h13l-3 4 3 4H5',
  host: 'M4 18h16l1-10-5 4-4-7-4 7-5-4z',
} as const;

interface FactsProps {
  readonly shown: PublicCompetition;
  readonly timeZone: string | undefined;
  readonly host: string;
  readonly arbiter?: string | undefined;
}

/** Form, seats, clock, length and host of a competition, as pictures with words. */
export function Facts({ shown, timeZone, host, arbiter }: FactsProps) {
  const words = useWords();
  const { t } = words;
  const { form, pace, stages, terms, atOnce } = shown.competition;
  const count = isStaged(form) && stages > 0 ? t('seasons.facts.stages', { n: stages }) : undefined;
  const length = [
    count ?? (isStaged(form) ? '' : t('seasons.facts.atOnce', { n: atOnce })),
    t('seasons.facts.wait', { n: terms.waitDays }),
  ];
  const latest = latestWords(words, shown, timeZone);
  const sizes = sizesOf(shown);
  const [least = shown.competition.size, most = least] = [sizes[0], sizes.at(-1)];
  const decides = arbiter === undefined ? '' : ` · ${t('seasons.facts.arbiter', { name: arbiter })}`;
  const facts = [
    ['form', t(`seasons.form.${form}`)],
    ['seats', least === most ? t('seasons.sizes', { n: most }) : t('seasons.facts.sizes', { least, most })],
    ['clock', paceWords(words, pace)],
    ['length', length.filter(Boolean).join(' ')],
    ...(latest === undefined ? [] : [['latest', latest] as const]),
    ['host', t('seasons.facts.host', { name: host }) + decides],
  ] as const;
  return (
    <ul className="panel grid list-none gap-3">
      {facts.map(([icon, text]) => (
        <li key={icon} className="flex items-start gap-3">
          <svg
            viewBox="0 0 24 24"
            className="size-7 flex-none fill-none stroke-gold stroke-2"
            aria-hidden="true"
          >
            <path d={ICONS[icon]} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** When its newest stage and the whole are over at the latest; undefined without a clock, and after the end. */
export function latestWords(
  { t, locale }: Pick<Wording, 't' | 'locale'>,
  { competition, latest }: Pick<PublicCompetition, 'competition' | 'latest'>,
  timeZone: string | undefined,
): string | undefined {
  if (!latest) return undefined;
  const dayOf = (at: Date) => formatMoment(locale, timeZone, at, 'day');
  const [stage, whole] = [dayOf(latest.stage), dayOf(latest.whole)];
  // Between two stages people check in for the next one.
  const n = competition.state === 'running' ? competition.stage : competition.stage + 1;
  return stage === whole
    ? t('seasons.facts.latest', { whole })
    : t('seasons.facts.latestStage', { n, stage, whole });
}
