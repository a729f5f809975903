import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { CurrentPage } from '@/app/current-page';
import { currentZone } from '@/app/current-zone';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { tableMeta } from '@/app/page-meta';
import { storedLink } from '@/app/stored-links';
import { MentorPage } from '@/components/play/mentor-page';
import { LinkOnly } from '@/components/seats/link-only';
import { MentorForm } from '@/components/seats/mentor-form';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { NOT_DELEGABLE } from '@/lib/features/seats/delegates/delegate';
import { findMentoredSeat, findMentorLink, loadMentor } from '@/lib/features/seats/delegates/mentors';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { MAX_NOTE_LETTERS, sharedNotes } from '@/lib/features/talk/notes';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';
import { shownLink } from '../shown-links';
import type { Query } from '@/app/query';
import { tablePage } from '../table-page';
import { askMentor, endMentor, forgetOwn, leaveSeat, writeToHolder } from './actions';

export const generateMetadata = tableMeta('seats.mentor.title');

/** A mentor sees the seat as its holder does. The holder sees who the mentor is. */
export default tablePage(
  async ({ gameId, who, query }) =>
    (await readAsMentor(gameId, who.userId, query)) ?? (await readAsOther(gameId, who, query)),
);

async function readAsMentor(gameId: string, userId: string | undefined, query: Query) {
  const mine = userId === undefined ? undefined : await findMentoredSeat(gameId, userId);
  const table = mine && (await loadTable(gameId, mine.seat));
  if (!mine || !table || userId === undefined) return undefined;
  const [words, notes, timeZone] = await Promise.all([getWords(), sharedNotes(mine, userId), currentZone()]);
  return (
    <MentorPage
      table={nameSeats(words, table)}
      {...{ notes, timeZone, write: writeToHolder, forget: forgetOwn, leave: leaveSeat }}
      problem={problemWords(words, query)}
      {...{ id: randomUUID(), longest: MAX_NOTE_LETTERS }}
    />
  );
}

/** The page for readers who are not the mentor. */
async function readAsOther(gameId: string, who: Visitor, query: Query) {
  const [held, loaded] = await Promise.all([
    loadMentor(gameId, who),
    loadTable(gameId, who, { log: 'none' }),
  ]);
  const isLeft = query.done === 'left';
  if (!loaded && !isLeft) return undefined;
  const [words, jar] = await Promise.all([getWords(), cookies()]);
  const { t } = words;
  const token = held.ok ? storedLink(jar, 'mentor', gameId) : undefined;
  const named = await findMentorLink(token);
  const isShown =
    held.ok && named !== undefined && named.id === held.value.mentor?.id && named.userId === null;
  const link = isShown && token ? await shownLink(token) : undefined;
  const problem = problemWords(words, query);
  const me = loaded?.me;
  return (
    <CurrentPage title={t('seats.mentor.title')} scene="scaffold">
      {(query.done === 'made' || query.done === 'ended' || isLeft) && (
        <Notice>
          {t(`seats.mentor.done.${isLeft ? 'left' : query.done === 'made' ? 'made' : 'ended'}`)}
        </Notice>
      )}
      {problem && <Notice bad>{problem}</Notice>}
      {held.ok && (
        <MentorForm
          {...{ gameId, link, ask: askMentor, end: endMentor }}
          held={held.value}
          name={nameTakenIn(query)?.suggestion}
        />
      )}
      {!held.ok && me === undefined && <p className="muted">{t('seats.mentor.refused.no-seat')}</p>}
      {!held.ok && loaded && me !== undefined && (
        <LinkOnly gameId={gameId} name={nameSeats(words, loaded).seats[me]?.name ?? ''} />
      )}
      {loaded && (
        <p>
          <TextLink href={`/games/${gameId}`}>{t('site.toTable')}</TextLink>
        </p>
      )}
    </CurrentPage>
  );
}

const OF_HOLDER = [...NOT_DELEGABLE, 'seat-held', 'name', 'unknown-delegate'] as const;
const OF_NOTES = ['empty', 'too-long', 'too-many-notes', 'unknown-word'] as const;

/** The refusal in the address, in words. */
function problemWords(words: Wording, query: Query): string | undefined {
  const { t } = words;
  const taken = nameTakenIn(query);
  if (taken) return nameTakenWords(words, taken);
  const { refused } = query;
  if (refused === undefined) return undefined;
  const note = OF_NOTES.find((known) => known === refused);
  if (note) return t(`talk.problem.${note}`);
  if (refused === 'many' || refused === 'not-mentor') return t(`seats.mentor.refused.${refused}`);
  const why = OF_HOLDER.find((known) => known === refused);
  return why ? t(`seats.delegates.refused.${why}`) : t('seats.mentor.refused.no-seat');
}
