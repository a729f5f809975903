import { cookies } from 'next/headers';
import { CreateTableForm } from '@/components/site/create-table-form';
import { MyTables } from '@/components/site/my-tables';
import { PlayNowForm } from '@/components/site/play-now-form';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { allSeatTokens } from '@/lib/auth/seat-proof';
import { myTables } from '@/lib/service/my-tables';
import { openTable, playNow } from './actions';
import { demoTableId } from './demo-table';
import { PRESETS, problemSentence } from './table-form';

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
          gets a link, the rules are kept for you, and a mail says when it is your turn. Or alone, or against
          the computer, at once.
        </p>
        {demo && (
          <p>
            <a href={`/games/${demo}`}>Look at a running game</a>
          </p>
        )}
      </header>
      {sentence && <Notice bad>{sentence}</Notice>}
      <section className="panel stack" aria-label="Play alone">
        <h2>Play alone</h2>
        <PlayNowForm action={playNow} />
      </section>
      <MyTables tables={tables} />
      <section className="panel stack" aria-label="New table">
        <h2>New table</h2>
        <CreateTableForm action={openTable} presets={PRESETS} />
      </section>
      <footer className="row small">
        <TextLink href="/rules">The rules, case by case</TextLink>
        <TextLink href="/api-docs">For programs</TextLink>
      </footer>
    </main>
  );
}
