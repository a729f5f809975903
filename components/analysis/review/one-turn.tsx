import { Thoughts } from '@/components/history/thoughts';
import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import { TextLink } from '@/components/ui/text-link';
import type { TurnPicture } from '@/lib/features/review/turn-film';
import { seatName } from '@/lib/game/wording/names';
import { roundOfTurn } from '@/lib/game/wording/position';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Reasons } from './reasons';
import { isSolo, type ReviewProps } from './review-props';
import { BETTER_SIGN, markWords, roundedWords, signOf } from './review-words';
import { Strips } from './strips';
import { lineInWords, TurnBoard, type TurnLine } from './turn-board';

export interface OneTurnProps extends ReviewProps {
  readonly picture: TurnPicture;
  /** The line that is played, after this many steps. */
  readonly shown: TurnLine | undefined;
  readonly step: number;
}

/** One turn as a picture: the board before it, with the taken pieces and the better ones. */
export function OneTurn(props: OneTurnProps) {
  const words = useWords();
  const { t } = words;
  const { table, picture, turningPoints } = props;
  const { turn } = picture;
  const name = seatName(words, table.seats, turn.seat);
  const round = roundOfTurn(turn.turn, table.seats.length);
  const isTurning = turningPoints[0]?.turn === turn.turn;
  return (
    <Panel id="turn" title={t(isTurning ? 'review.one.turning' : 'review.one.title', { round, name })}>
      <Strips {...props} current={turn.turn} />
      <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TurnBoard gameId={table.gameId} {...props} />
        <About {...props} />
      </div>
    </Panel>
  );
}

function About(props: OneTurnProps) {
  const words = useWords();
  const { t } = words;
  const { table, picture } = props;
  const { turn, line, thoughts } = picture;
  return (
    <div className="stack">
      <p className="text-lg">
        <strong>{markWords(words, turn.mark)}</strong>
      </p>
      <Choice {...props} line="played" sign={signOf(turn.mark)} />
      {line && turn.better ? (
        <Choice {...props} line="better" sign={BETTER_SIGN} />
      ) : (
        <p>{t('review.one.best')}</p>
      )}
      <Ways {...props} />
      {line && turn.better && (
        <Fold title={t('review.why-title')}>
          <div className="stack pt-2">
            <Reasons
              words={words}
              reasons={turn.better.reasons}
              sources={turn.better.sources}
              isSolo={isSolo(props)}
            />
          </div>
        </Fold>
      )}
      <Thoughts table={table} thoughts={thoughts} />
    </div>
  );
}

interface ChoiceProps extends OneTurnProps {
  readonly line: TurnLine;
  readonly sign: string;
}

/** "You took …", or "Better was …: +8". */
function titleOf(words: Wording, { table, picture, line }: ChoiceProps, tile: string | undefined): string {
  const { t } = words;
  const { turn } = picture;
  const points = roundedWords(words, turn.loss);
  if (line === 'better')
    return tile ? t('review.one.betterTile', { tile, points }) : t('review.one.better', { points });
  if (turn.seat === table.me) return tile ? t('review.one.youTook', { tile }) : t('review.one.you');
  const name = seatName(words, table.seats, turn.seat);
  return tile ? t('review.one.took', { name, tile }) : t('review.one.did', { name });
}

/** The cost and effect of a line, under the sign of its rings. */
function Choice(props: ChoiceProps) {
  const { picture, line, sign } = props;
  const words = useWords();
  const { tile, lines } = lineInWords(words, picture, line);
  return (
    <section
      // The edge has the line of the rings.
      className={`rounded-md border-l-6 bg-sunken px-3 py-2 ${line === 'played' ? 'border-shield' : 'border-better border-dashed'}`}
    >
      <h3 className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-ink font-sans text-sm text-paper"
        >
          {sign}
        </span>
        {titleOf(words, props, tile)}
      </h3>
      <ul className="m-0 list-none p-0 pt-1">
        {lines.map((text) => (
          <li key={text} className="py-0.5">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next thing to do with a turn, then the others. Readers retry their own turns; others open in the sandbox. */
function Ways({ table, picture, shown }: OneTurnProps) {
  const { t } = useWords();
  const { gameId, me } = table;
  const { turn, line } = picture;
  const here = `/games/${gameId}/review` as const;
  const play = (name: TurnLine) => `${here}?turn=${turn.turn}&line=${name}#turn` as const;
  return (
    <>
      <p className="row">
        {line && shown !== 'better' && (
          <TextLink className="btn btn-main" href={play('better')}>
            ▶ {t('review.one.playBetter')}
          </TextLink>
        )}
        {shown !== 'played' && (
          <TextLink className={line ? 'btn' : 'btn btn-main'} href={play('played')}>
            ▶ {t('review.one.playPlayed')}
          </TextLink>
        )}
        {shown && (
          <TextLink className="btn" href={`${here}?turn=${turn.turn}#turn`}>
            {t('review.one.both')}
          </TextLink>
        )}
      </p>
      {line && turn.better && (
        <p className="links-tall flex flex-wrap gap-x-5">
          {turn.seat === me ? (
            <TextLink href={`${here}/${turn.turn}/again`}>{t('review.one.again')}</TextLink>
          ) : (
            <TextLink href={`/games/${gameId}/try?at=${turn.better.at}`}>{t('review.one.try')}</TextLink>
          )}
          <TextLink href={`${here}/${turn.turn}/film`}>{t('review.film.watch')}</TextLink>
          <TextLink href={`${here}/${turn.turn}/0`}>{t('review.one.walk')}</TextLink>
        </p>
      )}
    </>
  );
}
