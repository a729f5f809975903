import { useWords } from '@/lib/platform/i18n/current-words';

interface RuleLinkProps {
  /** A topic of the casebook. */
  readonly topic: string;
  /** What the rules are of. */
  readonly of: string;
}

/** One tap to the rules of what stands beside it. */
export function RuleLink({ topic, of }: RuleLinkProps) {
  const label = useWords().t('moves.rulesOf', { what: of });
  return (
    <a
      className="rule-mark pointer-coarse:inline-grid pointer-coarse:size-target pointer-coarse:flex-none pointer-coarse:place-content-center pointer-coarse:p-0"
      href={`/rules#${topic}`}
      aria-label={label}
      title={label}
    >
      §
    </a>
  );
}
