import type { ReactNode } from 'react';
import { ActForm, type FormAction } from '@/components/ui/forms/act-button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextField } from '@/components/ui/forms/text-field';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { OpenRequest, TableAgenda } from '@/lib/features/clocks/view';
import type { ExitOption } from '@/lib/features/leaving/ways';
import type { GraveAnswer } from '@/lib/game/pace/wait';
import { wantWords } from '@/lib/game/wording/decisions';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { wayWords } from './way-words';

interface ConfirmProps {
  readonly gameId: string;
  readonly title: string;
  readonly action: FormAction;
  readonly of: Readonly<Record<string, string | number>>;
  readonly back: string;
  /** The consequences, one each. */
  readonly says: readonly string[];
  readonly children: ReactNode;
}

/** The consequences of a permanent choice, and its button. */
function Confirm({ gameId, title, action, of, back, says, children }: ConfirmProps) {
  return (
    <Panel title={title}>
      <ul className="list">
        {says.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ActForm action={action} of={{ gameId, ...of }} className="stack">
        <div className="row items-end">
          {children}
          <TextLink className="btn" href={`/games/${gameId}/seats`}>
            {back}
          </TextLink>
        </div>
      </ActForm>
    </Panel>
  );
}

/** A chosen answer about a late seat. */
export interface ChosenAnswer {
  readonly answer: GraveAnswer;
  readonly request: OpenRequest;
}

interface ConfirmAnswerProps {
  readonly agenda: TableAgenda;
  readonly chosen: ChosenAnswer;
  readonly action: FormAction;
}

/** Confirmation of a vote for good, with its effect and how to withdraw it. */
export function ConfirmAnswer({ agenda, chosen: { answer, request }, action }: ConfirmAnswerProps) {
  const words = useWords();
  const { t } = words;
  const { gameId, me, seats } = agenda;
  const { seat = 0, bot, agreed, needed } = request;
  const name = seatName(words, seats, seat);
  const what = wantWords(words, { kind: answer, bot, name });
  const have = agreed.filter((each) => each >= 0 && each !== me).length;
  const outcome =
    have + 1 >= needed
      ? t('requests.confirm.now', { name })
      : t('requests.confirm.vote', { n: needed, have });
  return (
    <Confirm
      {...{ gameId, action, of: { seat, bot: bot ?? '' }, back: t('requests.confirm.no') }}
      title={t('requests.confirm.title', { what })}
      says={[...t(`requests.late.says.${answer}`, { name }).split('\n'), outcome]}
    >
      <SubmitButton className="btn btn-main" name="answer" value={answer}>
        {what}
      </SubmitButton>
    </Confirm>
  );
}

interface ConfirmWayProps {
  readonly gameId: string;
  readonly way: ExitOption;
  /** Whether only one person plays. */
  readonly isAlone: boolean;
  readonly name: string;
  readonly action: FormAction;
}

/** Confirmation of a way to leave or end the game. */
export function ConfirmWay({ gameId, way: { kind, seat }, isAlone, name, action }: ConfirmWayProps) {
  const words = useWords();
  const { t } = words;
  const { ask, says, sure } = wayWords(words, kind, { name, isAlone });
  return (
    <Confirm
      {...{ gameId, action, of: { kind, seat }, back: t('requests.confirm.back') }}
      title={ask}
      says={says.split('\n')}
    >
      {kind === 'leave' && (
        <TextField id="word" label={t('requests.ways.word')} maxLength={500} autoComplete="off" />
      )}
      <SubmitButton className="btn btn-end">{sure}</SubmitButton>
    </Confirm>
  );
}
