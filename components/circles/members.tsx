import { dayOf, formatMoment } from '@/components/ui/moment';
import type { Circle, CircleMember } from '@/lib/features/circles/circle';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CircleActButton, type CircleAction } from './act-button';

interface CircleMembersProps extends CircleAction {
  readonly circle: Circle;
  readonly timeZone: string;
}

/** The members of a circle with their roles, and pending requests to join. */
export function CircleMembers({ circle, timeZone, ...where }: CircleMembersProps) {
  const { t } = useWords();
  const { me, members, asking } = circle;
  return (
    <section className="panel stack" aria-labelledby="circle-members">
      <h2 id="circle-members">
        {t('circles.membersTitle')} ({members.length})
      </h2>
      {me.isInCharge && <Asking asking={asking} {...where} />}
      <ul className="stack">
        {members.map((member) => (
          <li key={member.id} className="stack">
            <MemberLine member={member} isMe={member.id === me.id} timeZone={timeZone} />
            {mayManage(me, member) && <ManageMember me={me} member={member} {...where} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function mayManage(me: CircleMember, member: CircleMember): boolean {
  if (member.id === me.id || member.role === 'host') return false;
  return me.role === 'host' || (me.role === 'steward' && member.role === 'member');
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
          ? t('circles.removing', { when: formatMoment(locale, timeZone, endsAt.toISOString()) })
          : t('circles.since', { day: dayOf(locale, joinedAt.toISOString().slice(0, 10)) })}
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
    <CircleActButton {...where} act={act} memberId={id} label={label} name={`${label}: ${name}`} />
  );
  return (
    <details className="fold small">
      <summary>{t('circles.manage', { name })}</summary>
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
    </details>
  );
}

interface AskingProps extends CircleAction {
  readonly asking: readonly CircleMember[];
}

/** Pending requests to join. */
function Asking({ asking, ...where }: AskingProps) {
  const { t } = useWords();
  if (asking.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="circle-asking">
      <h3 id="circle-asking">{t('circles.asking')}</h3>
      <ul className="stack">
        {asking.map(({ id, name }) => (
          <li key={id} className="row">
            <strong>{name}</strong>
            {(['approve', 'refuse'] as const).map((act) => (
              <CircleActButton
                key={act}
                {...where}
                act={act}
                memberId={id}
                label={t(`circles.${act}`)}
                name={`${t(`circles.${act}`)}: ${name}`}
                isMain={act === 'approve'}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
