import { ActButton, type FormAction } from '@/components/ui/forms/act-button';
import { TextLink } from '@/components/ui/text-link';
import type { OpenRequest } from '@/lib/features/clocks/view';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { answerWords, lateKind, requestWords, type RequestPlace } from './request-words';

/** The forms that answer requests, by the names of their actions. */
export type RequestForms = Readonly<
  Partial<
    Record<
      | ('answerLateSeat' | 'takeDecisionBack' | 'agreeToHoliday' | 'takeBackEnd' | 'turnBack')
      | ('withdrawSeatOffer' | 'agreeLink' | 'refuseLink' | 'makeLink'),
      FormAction
    >
  >
>;

export interface RequestRowProps {
  readonly request: OpenRequest;
  readonly on: RequestPlace;
  readonly forms: RequestForms;
}

/** One request: its asker, its consent, its time, and the buttons of its reader. */
export function RequestRow({ request, on, forms }: RequestRowProps) {
  const words = useWords();
  const { may, bot } = request;
  const late = lateKind(request);
  const acts = may.map((act) => <Act key={act} {...{ act, request, on, forms }} />);
  if (!late)
    return (
      <li className="row">
        <span>{requestWords(words, on, request)}</span>
        {acts}
        <OfferLink request={request} on={on} />
      </li>
    );
  return (
    <li className="row">
      {acts.length > 0 ? acts : <strong>{answerWords(words, on.agenda, late, bot)}</strong>}
      <span className="small grow-1 basis-64">{requestWords(words, on, request)}</span>
    </li>
  );
}

type Verb = OpenRequest['may'][number];

const LINK_FORMS = { agree: 'agreeLink', refuse: 'refuseLink', make: 'makeLink' } as const;

/** A button that acts, or a link to where the reader confirms first. */
interface RequestAct {
  readonly label: string;
  readonly form?: keyof RequestForms;
  readonly of?: Readonly<Record<string, string | number | undefined>>;
  readonly sends?: { readonly name: string; readonly value: string };
  /** The query of the confirmation. */
  readonly ask?: string;
}

function Act({ act, request, on, forms }: RequestRowProps & { readonly act: Verb }) {
  const words = useWords();
  const { gameId } = on.agenda;
  const { label, form, of, sends, ask } = actOf(words, on, request, act) ?? {};
  if (!label) return null;
  if (ask)
    return (
      <TextLink className="btn" href={`/games/${gameId}/seats?${ask}`}>
        {label}
      </TextLink>
    );
  const action = form && forms[form];
  return action ? <ActButton {...{ action, label, sends }} of={{ gameId, ...of }} /> : null;
}

function actOf(
  words: Wording,
  { agenda }: RequestPlace,
  request: OpenRequest,
  act: Verb,
): RequestAct | undefined {
  const { t } = words;
  const { kind, id, seat, bot, from, until } = request;
  if (request.state === 'decided' && id)
    return { label: t('requests.decisions.takeBack'), form: 'takeDecisionBack', of: { decision: id } };
  const name = seatName(words, agenda.seats, seat ?? 0);
  switch (kind) {
    case 'wait':
      return {
        ...{ label: answerWords(words, agenda, kind, bot), form: 'answerLateSeat', of: { seat } },
        sends: { name: 'answer', value: kind },
      };
    case 'replace':
    case 'computer':
    case 'end':
      return {
        label: answerWords(words, agenda, kind, bot),
        ask: `ask=${kind}&seat=${seat}${bot ? `&bot=${bot}` : ''}`,
      };
    case 'concede':
    case 'agreed-end':
      if (act === 'agree')
        return { label: t('requests.proposals.agree'), ask: `ask=${kind}&seat=${seat ?? agenda.me}` };
      return { label: t('requests.proposals.drop'), form: 'takeBackEnd', of: { seat: agenda.me } };
    case 'holiday':
      return { label: t('requests.holiday.agree'), form: 'agreeToHoliday', of: { from: from ?? '', until } };
    case 'holiday-end':
      return { label: t('requests.holiday.end'), form: 'agreeToHoliday', of: { end: 'yes' } };
    case 'turn-back':
      if (act === 'object' || act === 'make') return undefined;
      return {
        ...{ label: t(`requests.turnBack.${act}`), form: 'turnBack', of: { decision: id } },
        sends: { name: 'act', value: act },
      };
    case 'new-link':
      if (act === 'object' || act === 'withdraw') return undefined;
      return { label: t(`requests.link.${act}`, { name }), form: LINK_FORMS[act], of: { seat } };
    case 'offer':
      return { label: t('requests.offers.drop', { name }), form: 'withdrawSeatOffer', of: { seat } };
    default:
      return undefined;
  }
}

/** An offer's link is in the row of its seat, but only in the browser that created it. */
function OfferLink({ request: { kind, seat = 0, may }, on }: Pick<RequestRowProps, 'request' | 'on'>) {
  const words = useWords();
  if (kind !== 'offer' || !on.links || on.links.has(seat) || may.length === 0) return null;
  return <p className="small">{words.t('requests.offers.hidden')}</p>;
}
