import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { currentNav } from '@/app/current-nav';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { tableMeta } from '@/app/page-meta';
import { messageIn, talkProblem } from '@/app/talk-problem';
import { DelegateNote } from '@/components/seats/delegate-note';
import { LinkOnly } from '@/components/seats/link-only';
import { SiteFrame } from '@/components/site/site-page';
import { NotesPanel } from '@/components/talk/notes-panel';
import { TableTalk, TableTalkForm } from '@/components/talk/table-talk';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { MAX_LETTERS, MAX_ON_PAGE } from '@/lib/features/talk/message';
import { loadNotes, MAX_NOTE_LETTERS } from '@/lib/features/talk/notes';
import { hearTalk, loadTalk } from '@/lib/features/talk/talk';
import { tablePage } from '../table-page';

export const generateMetadata = tableMeta('talk.title');

/** The table's chat and the reader's own notes. On the table page they open as a drawer. */
export default tablePage(async ({ gameId, who: visitor, query, words }) => {
  const before = messageIn(query);
  const talk = await loadTalk(gameId, visitor, { most: MAX_ON_PAGE, before });
  if (!talk) return undefined;
  const [notes, timeZone, nav] = await Promise.all([
    loadNotes(talk.table, visitor),
    currentZone(),
    currentNav({ gameId }),
  ]);
  // Cookies cannot be read once something waits for the end of the response.
  after(() => hearTalk(talk.table, visitor));
  const { t } = words;
  const table = nameSeats(words, talk.table);
  const here = `/games/${gameId}/talk`;
  const problem = talkProblem(words, query.problem);
  const others = table.seats.filter(({ seat, bot, automatic }) => seat !== table.me && !bot && !automatic);
  return (
    <SiteFrame nav={nav}>
      <p>
        <TextLink href={`/games/${gameId}`}>{table.name}</TextLink>
      </p>
      <div id="talk" className="stack" data-back={t('talk.back')}>
        {problem && <Notice bad>{problem}</Notice>}
        <section className="panel stack" aria-labelledby="talk-title" data-of="talk">
          <h1 id="talk-title" className="initial">
            {t('talk.title')}
          </h1>
          <TableTalk
            {...{ table, lines: talk.lines, earlier: talk.earlier, before, here, timeZone }}
            mayReact={talk.mayReact}
          />
          <DelegateNote table={table} timeZone={timeZone} />
          {talk.isByLink && table.me !== undefined && !table.delegate && (
            <LinkOnly gameId={gameId} name={table.seats[table.me]?.name ?? ''} />
          )}
          {talk.maySpeak ? (
            <TableTalkForm
              {...{ here, id: randomUUID(), longest: MAX_LETTERS, names: others.map(({ name }) => name) }}
            />
          ) : (
            !talk.isByLink && <p className="muted">{t('talk.onlyListen')}</p>
          )}
        </section>
        <p data-of="talk">
          <TextLink href={`/games/${gameId}/seats`}>{t('seats.here')}</TextLink>
        </p>
        <NotesPanel {...{ table, notes, here, id: randomUUID(), longest: MAX_NOTE_LETTERS, timeZone }} />
      </div>
    </SiteFrame>
  );
});
