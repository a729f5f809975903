import { Fold } from '@/components/ui/fold';
import { ActButton } from '@/components/ui/forms/act-button';
import { Medallion } from '@/components/ui/medallion';
import { formatMoment } from '@/components/ui/moment';
import { type Circle, type CircleMember, mayRemove } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CircleAction, ShownCircle } from './circle-action';

interface CircleMembersProps {
  readonly circle: Circle;
  readonly timeZone: string;
}

/** More members than these are folded. */
const SHOWN_FIRST = 24;

/** The members of a circle as medallions that link to their games. */
export function CircleMembers({ circle, timeZone }: CircleMembersProps) {
  const { t } = useWords();
  const { me, members } = circle;
  const [first, rest] = [members.slice(0, SHOWN_FIRST), members.slice(SHOWN_FIRST)];
  const faces = (shown: readonly CircleMember[]) =>
    shown.map((member) => <MemberFace key={member.id} {...{ circle, member, timeZone }} />);
  const list = 'grid list-none grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] items-start gap-2 p-0';
  return (
    <section className="stack" aria-labelledby="circle-members">
      <h2 id="circle-members">
        {t('circles.membersTitle')} ({members.length})
      </h2>
      <ul className={list}>
        {faces(first)}
        {me.isInCharge && (
          <li>
            <a className={FACE} href={`/circles/${circle.id}/settings#circle-invite`}>
              <span
                aria-hidden="true"
                className="grid size-14 place-items-center rounded-full border-2 border-dashed border-muted text-xl"
              >
                +
              </span>
              {t('circles.invite')}
            </a>
          </li>
        )}
      </ul>
      {rest.length > 0 && (
        <Fold title={t('circles.allMembers')}>
          <ul className={list}>{faces(rest)}</ul>
        </Fold>
      )}
    </section>
  );
}

const FACE =
  'grid justify-items-center gap-1 rounded-md p-2 text-center leading-tight text-ink no-underline hover:bg-sunken';

interface MemberFaceProps extends CircleMembersProps {
  readonly member: CircleMember;
}

function MemberFace({ circle, member, timeZone }: MemberFaceProps) {
  const { t, locale } = useWords();
  const { id, name, playerKey, role, endsAt } = member;
  return (
    <li>
      <a className={FACE} href={`/circles/${circle.id}/members/${id}`}>
        <Medallion name={name} of={playerKey} />
        <strong>{id === circle.me.id ? `${name} (${t('circles.you')})` : name}</strong>
        {role !== 'member' && <span className="small muted">{t(`circles.role.${role}`)}</span>}
        {endsAt && (
          <span className="small">
            {t('circles.removing', { when: formatMoment(locale, timeZone, endsAt) })}
          </span>
        )}
      </a>
    </li>
  );
}

/** The members of a circle, with the acts of their host and stewards. */
export function MemberList({ circle, timeZone, ...where }: ShownCircle & { readonly timeZone: string }) {
  const { t } = useWords();
  const { me, members } = circle;
  return (
    <section className="panel stack" aria-labelledby="circle-members">
      <h2 id="circle-members">{t('circles.membersTitle')}</h2>
      <ul className="stack">
        {members.map((member) => (
          <li key={member.id} className="stack">
            <MemberLine member={member} isMe={member.id === me.id} timeZone={timeZone} />
            {mayRemove(me, member) && <ManageMember me={me} member={member} {...where} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MemberLineProps {
  readonly member: CircleMember;
  readonly isMe: boolean;
  readonly timeZone: string;
}

function MemberLine({ member: { name, role, joinedAt, endsAt }, isMe, timeZone }: MemberLineProps) {
  const { t, locale } = useWords();
  return (
    <p className="row">
      <strong>{isMe ? `${name} (${t('circles.you')})` : name}</strong>
      <span className="small muted">
        {role !== 'member' && `${t(`circles.role.${role}`)} · `}
        {endsAt
          ? t('circles.removing', { when: formatMoment(locale, timeZone, endsAt) })
          : t('circles.since', { day: formatMoment(locale, timeZone, joinedAt, 'day') })}
      </span>
    </p>
  );
}

interface ManageMemberProps extends CircleAction {
  readonly me: CircleMember;
  readonly member: CircleMember;
}

/** Actions on a member, folded because they are rarely needed. */
function ManageMember({ me, member: { id, name, role, endsAt }, ...where }: ManageMemberProps) {
  const { t } = useWords();
  const button = (act: string, label: string) => (
    <ActButton {...where} act={act} memberId={id} label={label} says={`${label}: ${name}`} />
  );
  return (
    <Fold className="small" title={t('circles.manage', { name })}>
      <div className="stack">
        <div className="row">
          {me.role === 'host' &&
            (role === 'steward'
              ? button('make-member', t('circles.makeMember'))
              : button('make-steward', t('circles.makeSteward')))}
          {me.role === 'host' && !endsAt && button('offer-host', t('circles.offerHost'))}
          {endsAt ? button('keep', t('circles.keep')) : button('remove', t('circles.remove'))}
        </div>
        <p className="muted">{t('circles.removeWhy')}</p>
      </div>
    </Fold>
  );
}

/** Pending requests to join, for those in charge. */
export function AskingToJoin({ circle: { me, asking }, ...where }: ShownCircle) {
  const { t } = useWords();
  if (asking.length === 0 || !me.isInCharge) return null;
  return (
    <section className="notice stack" aria-labelledby="circle-asking">
      <h2 id="circle-asking">{t('circles.asking')}</h2>
      <ul className="stack">
        {asking.map(({ id, name }) => (
          <li key={id} className="row">
            <strong>{name}</strong>
            {(['approve', 'refuse'] as const).map((act) => (
              <ActButton
                key={act}
                {...where}
                act={act}
                memberId={id}
                label={t(`circles.${act}`)}
                says={`${t(`circles.${act}`)}: ${name}`}
                isMain={act === 'approve'}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
