import { cookies } from 'next/headers';
import { CreateTableForm } from '@/components/site/create-table-form';
import { MyTables } from '@/components/site/my-tables';
import { Notice } from '@/components/ui/notice';
import { allSeatTokens } from '@/lib/auth/seat-proof';
import { myTables } from '@/lib/service/my-tables';
import { openTable } from './actions';
import { demoTableId } from './demo-table';
import { problemSentence } from './table-form';

/** What this is, my tables, and the form for a new one. */
export default async function StartPage({ searchParams }: PageProps<'/'>) {
  const [{ problem }, jar, demo] = await Promise.all([searchParams, cookies(), demoTableId()]);
  const tables = await myTables(allSeatTokens(jar));
  const sentence = problemSentence(problem);
  return (
    <main className="page">
      <header className="stack">
        <h1 className="initial">Praga by Post</h1>
        <p>
          Play <em>Praga Caput Regni</em> with friends over days or weeks, a few minutes at a time: everybody
          gets a link, the rules are kept for you, and a mail says when it is your turn.
        </p>
        {demo && (
          <p>
            <a href={`/games/${demo}`}>Look at a running game</a>
          </p>
        )}
      </header>
      <MyTables tables={tables} />
      <section className="panel stack" aria-label="New table">
        <h2>New table</h2>
        {sentence && <Notice bad>{sentence}</Notice>}
        <CreateTableForm action={openTable} />
      </section>
    </main>
  );
}
