import { notFound, redirect } from 'next/navigation';
import { currentNav } from '@/app/current-nav';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { visitorOf } from '@/app/games/[gameId]/visitor';
import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { JoinForm } from '@/components/seats/join-form';
import { MessagePage } from '@/components/site/message-page';
import { SiteFrame } from '@/components/site/site-page';
import { TextLink } from '@/components/ui/text-link';
import { lookBehind, type LinkWay } from '@/lib/features/seats/free-seats';
import { loadInvitation } from '@/lib/features/seats/invitation';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { takeFreeSeat } from './actions';

/**
 * The table and free seats behind a link. A visitor with a seat is redirected to the table. Viewing changes
 * nothing.
 */
export async function JoinPage({ way, query }: { readonly way: LinkWay; readonly query: Query }) {
  const [words, behind, person] = await Promise.all([getWords(), lookBehind(way), currentPerson()]);
  const { t } = words;
  if (!behind) {
    return (
      <MessagePage nav={await currentNav()} title={t('tables.join.closed')}>
        <p>{t('tables.join.closedWhy')}</p>
        <p>
          <TextLink href="/lobby">{t('tables.lobby')}</TextLink>
        </p>
      </MessagePage>
    );
  }
  const { gameId, name, free } = behind;
  const mine = await loadTable(gameId, await visitorOf(gameId), { log: 'none' });
  if (mine?.me !== undefined || mine?.invited !== undefined) redirect(`/games/${gameId}`);
  const invitation = await loadInvitation(gameId, 'token' in way ? free[0]?.seat : undefined);
  if (!invitation) notFound();
  return (
    <SiteFrame nav={await currentNav()}>
      <JoinForm
        name={name}
        invitation={invitation}
        seats={nameSeats(words, behind).seats}
        free={free}
        by={'lobby' in way ? { field: 'gameId', value: way.lobby } : { field: 'token', value: way.token }}
        myName={nameTakenIn(query)?.suggestion ?? person?.name}
        problem={problemWords(words, query, free.length)}
        action={takeFreeSeat}
      />
    </SiteFrame>
  );
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

function problemWords(words: Wording, query: Query, free: number): string | undefined {
  const [{ t }, { problem }, taken] = [words, query, nameTakenIn(query)];
  if (free === 0) return t('tables.join.full');
  if (taken) return nameTakenWords(words, taken);
  if (problem === 'full') return t('tables.join.fullWhy');
  if (problem === 'many') return t('tables.problem.many');
  return problem === 'name' ? t('tables.join.problem') : undefined;
}
