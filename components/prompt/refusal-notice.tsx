import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';

/** Why the last step was not taken, and the rule that says so. */
export interface Refusal {
  readonly sentence: string;
  /** Id of an entry of the casebook. */
  readonly rule?: string;
}

/** The refusal, with the way to its rule. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal | undefined }) {
  if (!refusal) return null;
  return (
    <Notice bad>
      {refusal.sentence}
      {refusal.rule && (
        <>
          {' '}
          <TextLink href={`/rules#${refusal.rule}`}>Rule {refusal.rule}</TextLink>
        </>
      )}
    </Notice>
  );
}
