import { CurrentMessage } from '@/app/current-page';
import { currentPerson } from '@/app/current-person';
import { ActForm } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TimeZoneField } from '@/components/ui/forms/time-zone-field';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { MentorLink } from '@/lib/features/seats/delegates/mentor-store';
import { getWords } from '@/lib/platform/i18n/request-words';
import { beMentor } from './actions';

interface MentorLinkProps {
  readonly asked: MentorLink;
  readonly token: string;
  readonly problem: string | string[] | undefined;
}

/** The seat that a mentor link is for. Viewing changes nothing. */
export async function MentorLinkPage({ asked, token, problem }: MentorLinkProps) {
  const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
  const { gameId, gameName: table, holder, userId, isOver } = asked;
  const facts = { holder, table };
  const title = holder ? t('seats.mentor.take.title', facts) : table;
  const isMine = userId !== null && userId === person?.id;
  return (
    <CurrentMessage scene="scaffold" title={title}>
      {problem === 'sits' && <Notice bad>{t('seats.mentor.take.sits', facts)}</Notice>}
      {isOver && <p>{t('seats.mentor.take.ended')}</p>}
      {!isOver && isMine && (
        <p>
          <TextLink href={`/games/${gameId}/mentor`}>{t('seats.mentor.take.go', facts)}</TextLink>
        </p>
      )}
      {!isOver && userId !== null && !isMine && <p>{t('seats.mentor.take.taken')}</p>}
      {!isOver && userId === null && (
        <>
          <p>{t('seats.mentor.take.lead', facts)}</p>
          <p>{t('seats.mentor.may', facts)}</p>
          <ActForm action={beMentor} of={{ token }}>
            <TimeZoneField />
            <SubmitButton className="btn btn-main">{t('seats.mentor.take.do', facts)}</SubmitButton>
          </ActForm>
        </>
      )}
    </CurrentMessage>
  );
}
