import { SeatButton, type SeatAction } from '@/components/seats/seat-button';
import { TextLink } from '@/components/ui/text-link';
import type { EndProposal } from '@/lib/features/clocks/view';
import { useWords } from '@/lib/platform/i18n/current-words';

interface ProposalsProps {
  readonly gameId: string;
  readonly proposals: readonly EndProposal[];
  /** The reader's seat, if they hold one. */
  readonly me: number | undefined;
  readonly nameOf: (seat: number) => string;
  readonly unsay: SeatAction;
}

/**
 * Proposals to end the game, shown to everyone at the table. Players who have not answered may agree;
 * supporters may withdraw.
 */
export function ProposalsPanel({ gameId, proposals, me, nameOf, unsay }: ProposalsProps) {
  const { t, list } = useWords();
  if (proposals.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="proposals">
      <h2 id="proposals">{t('leaving.proposals.title')}</h2>
      {proposals.map(({ kind, winner, seats, missing }) => {
        const facts = {
          names: list(seats.map(nameOf)),
          n: seats.length,
          winner: winner === undefined ? '' : nameOf(winner),
          missing: list(missing.map(nameOf)),
        };
        const seat = winner ?? me;
        return (
          <div key={`${kind} ${winner}`} className="row">
            <span>{t(`leaving.proposals.${kind}`, facts)}</span>
            {me !== undefined && missing.includes(me) && (
              <TextLink className="btn" href={`/games/${gameId}/leave?ask=${kind}&seat=${seat}`}>
                {t('leaving.proposals.agree')}
              </TextLink>
            )}
            {me !== undefined && seats.includes(me) && (
              <SeatButton gameId={gameId} seat={me} action={unsay} label={t('leaving.proposals.drop')} />
            )}
          </div>
        );
      })}
    </section>
  );
}
