import type { Metadata } from 'next';
import { SeatInvitation } from '@/components/site/seat-invitation';
import { MessagePage } from '@/components/ui/message-page';
import { loadTable } from '@/lib/service/load-table';
import { findSeatByToken } from '@/lib/service/seats';
import { takeSeat } from './actions';
import { TextLink } from '@/components/ui/text-link';

// The address is a key: it is told to no other site and no search engine.
export const metadata: Metadata = { title: 'Your seat', referrer: 'same-origin', robots: { index: false } };

/** An invitation. Looking changes nothing, whoever looks: link previews and mail scanners open links too. */
export default async function Page({ params, searchParams }: PageProps<'/seat/[token]'>) {
  const [{ token }, { problem }] = await Promise.all([params, searchParams]);
  const seat = await findSeatByToken(token);
  const table = seat && (await loadTable(seat.gameId, undefined, { log: 'none' }));
  if (!seat || !table) {
    return (
      <MessagePage title="This link opens no seat">
        <p>
          It may be incomplete, or it was replaced by a new one. Ask whoever created the table for your link.
        </p>
        <p>
          <TextLink href="/">To the start page</TextLink>
        </p>
      </MessagePage>
    );
  }
  return (
    <main className="page">
      <SeatInvitation
        seat={seat}
        seats={table.seats}
        token={token}
        action={takeSeat}
        problem={problem !== undefined}
      />
    </main>
  );
}
