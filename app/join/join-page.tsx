import type { Query } from '@/app/query';
import { redirect } from 'next/navigation';
import { CurrentFrame, CurrentMessage } from '@/app/current-page';
import { visitorOf } from '@/app/games/[gameId]/visitor';
import { nameTakenIn, nameTakenWords } from '@/app/name-taken';
import { FormPicture } from '@/components/competitions/form-picture';
import { JoinGroup } from '@/components/groups/join-group';
import { TextLink } from '@/components/ui/text-link';
import { behindLink } from '@/lib/features/groups/groups';
import type { LinkWay, TablePreview } from '@/lib/features/seats/free-seats';
import { loadInvitation } from '@/lib/features/seats/invitation';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { Wording } from '@/lib/game/wording/wording';
import { getWords } from '@/lib/platform/i18n/request-words';
import { currentPerson } from '../current-person';
import { joinByLink } from './actions';
import { competitionIn, insideOf } from './paths';

/** The page of a link. People who are in its group are redirected inside. Viewing changes nothing. */
export async function JoinPage({ way, query }: { readonly way: LinkWay; readonly query: Query }) {
  const [words, person] = await Promise.all([getWords(), currentPerson()]);
  const competitionId = competitionIn(query.competition);
  const behind = await behindLink(way, { userId: person?.id, competitionId });
  if (!behind) return <ClosedLink words={words} />;
  const { table, mine, competition } = behind;
  if (mine === 'in' || (table && (await hasSeat(table.gameId)))) redirect(insideOf(behind));
  const taken = nameTakenIn(query);
  return (
    <CurrentFrame>
      <JoinGroup
        behind={behind}
        invitation={table ? await loadInvitation(table.gameId, seatOf(table, way)) : undefined}
        picture={competition && <FormPicture form={competition.form} />}
        by={{
          ...('lobby' in way ? { gameId: way.lobby } : { token: way.token }),
          ...(competitionId && { competition: competitionId }),
        }}
        myName={taken?.suggestion ?? person?.name}
        problem={taken ? nameTakenWords(words, taken) : problemWords(words, query.problem)}
        action={joinByLink}
      />
    </CurrentFrame>
  );
}

/** The lobby shows a table as the public sees it. */
const seatOf = ({ free }: TablePreview, way: LinkWay) => ('token' in way ? free[0]?.seat : undefined);

async function hasSeat(gameId: string): Promise<boolean> {
  const seen = await loadTable(gameId, await visitorOf(gameId), { log: 'none' });
  return seen?.me !== undefined || seen?.invited !== undefined;
}

/** Codes of refusals whose words are the same for all kinds of groups. */
const FULL = ['circle-full', 'box-full', 'no-free-seat'];

function problemWords({ t }: Wording, problem: Query[string]): string | undefined {
  if (problem === 'name') return t('join.problem.name');
  if (problem === 'many-boxes') return t('boxes.problem.many-boxes');
  return FULL.some((code) => code === problem) ? t('join.problem.full') : undefined;
}

function ClosedLink({ words: { t } }: { readonly words: Wording }) {
  return (
    <CurrentMessage scene="gates" title={t('join.closed.title')}>
      <p>{t('join.closed.why')}</p>
      <p>{t('join.closed.already')}</p>
      <p className="row">
        <TextLink href="/circles">{t('circles.title')}</TextLink>
        <TextLink href="/me/tables">{t('tables.mine')}</TextLink>
        <TextLink href="/lobby">{t('tables.lobby')}</TextLink>
      </p>
    </CurrentMessage>
  );
}
