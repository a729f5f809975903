import { useWords } from '@/lib/platform/i18n/current-words';

interface RuleLinkProps {
  /** A casebook topic. */
  readonly topic: string;
  /** The subject of the rules. */
  readonly of: string;
}

/** A link to the rules of the adjacent item. */
export function RuleLink({ topic, of }: RuleLinkProps) {
  const label = useWords().t('moves.rulesOf', { what: of });
  return (
    <a
      className="rule-mark pointer-coarse:inline-grid pointer-coarse:size-target pointer-coarse:flex-none pointer-coarse:place-content-center pointer-coarse:p-0"
      href={`/rules#${topic}`}
      aria-label={label}
      title={label}
    >
      ?
    </a>
  );
}
