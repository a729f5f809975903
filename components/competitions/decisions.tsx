import { Fold } from '@/components/ui/fold';
import { ActButton, ActForm } from '@/components/ui/forms/act-button';
import { SelectField, type SelectOption } from '@/components/ui/forms/select-field';
import { SubmitRow } from '@/components/ui/forms/submit-row';
import { TextField } from '@/components/ui/forms/text-field';
import { formatMoment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import {
  isActive,
  isPending,
  MAX_REASON,
  mayDecide,
  rulingState,
  tableNumber,
  type Ruling,
  type StoredFixture,
} from '@/lib/features/competitions/competition';
import type { ShownCompetition } from '@/lib/features/competitions/competitions';
import type { Wording } from '@/lib/game/wording/wording';
import { isStaged, stageOf } from '@/lib/game/competing/competition';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { CompetitionAction } from './competition-action';

/** The log of organisers' decisions, and their form for a new one. */
export function Decisions({ shown, timeZone, ...where }: CompetitionAction & { readonly timeZone: string }) {
  const words = useWords();
  const { t, locale } = words;
  const nameOf = useNameOf(shown);
  const { competition, circle } = shown;
  const { decisions, state } = competition;
  const isOpen = state === 'running' || (state === 'check-in' && competition.stage > 0);
  const mayCorrect = state === 'over' && competition.form !== 'season';
  const isJudge = mayDecide(competition, circle.me) && (isOpen || mayCorrect);
  if (decisions.length === 0 && !isJudge) return null;
  const when = (at: Date) => formatMoment(locale, timeZone, at);
  return (
    <Panel title={t('seasons.decision.title')}>
      {decisions.length > 0 && (
        <ol className="stack list-none p-0">
          {decisions.toReversed().map((decision) => (
            <li key={decision.id}>
              <DecisionWords decision={decision} shown={shown} />
              <br />
              <span className="small muted">{stateWords(words, decision, nameOf(decision.by), when)}</span>
              {isJudge && isPending(decision) && (
                <ActButton
                  {...where}
                  act="take-back"
                  about={decision.id}
                  label={t('seasons.decision.takeBack')}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {isJudge && <DecisionForms shown={shown} isOpen={isOpen} {...where} />}
    </Panel>
  );
}

/** The state of a decision, in one or two sentences. */
function stateWords({ t }: Wording, decision: Ruling, by: string, when: (at: Date) => string): string {
  const { takenBackAt, doneAt, lapsedAt, lapse = 'table-ended', dueAt, isOwnCase } = decision;
  const state = rulingState(decision);
  const at = { by, when: when(takenBackAt ?? doneAt ?? lapsedAt ?? dueAt) };
  const words = t(state === 'lapsed' ? `seasons.decision.lapsed.${lapse}` : `seasons.decision.${state}`, at);
  return isOwnCase ? `${words} ${t('seasons.decision.ownCase', { by })}` : words;
}

/** Names people by their id. An organiser need not play, so the members of the circle are asked too. */
function useNameOf({ entrants, circle }: ShownCompetition) {
  const { t } = useWords();
  return (id: string | undefined): string =>
    entrants.find((each) => each.id === id)?.name ||
    circle.members.find((each) => each.id === id)?.name ||
    t('circles.someone');
}

function DecisionWords({ decision, shown }: { readonly decision: Ruling; readonly shown: ShownCompetition }) {
  const { t, list } = useWords();
  const nameOf = useNameOf(shown);
  const { kind, fixture = '', entrant, places = [], stage = 0, tables = [], reason } = decision;
  const order = places.toSorted((a, b) => a.place - b.place);
  const facts = {
    table: fixture === '' ? '' : tableNumber(shown.competition.form, fixture),
    name: nameOf(entrant),
    stage,
    tables: tables.map((people) => people.map(nameOf).join(', ')).join(' · '),
    names: list(order.map((each) => `${each.place}. ${nameOf(each.entrant)}`)),
  };
  return (
    <>
      {t(`seasons.decision.did.${kind}`, facts)}
      {reason !== undefined && <q className="ml-1">{reason}</q>}
    </>
  );
}

/** `isOpen` if tables still run. */
function DecisionForms({ shown, isOpen, ...where }: CompetitionAction & { readonly isOpen: boolean }) {
  const { t } = useWords();
  const { competition, fixtures, entrants } = shown;
  const isNewest = ({ id }: StoredFixture) =>
    !isStaged(competition.form) || stageOf(id) === competition.stage;
  const tables = fixtures.filter(isNewest);
  const numberOf = ({ id }: StoredFixture) => tableNumber(competition.form, id);
  const nameOf = useNameOf(shown);
  const choices: readonly SelectOption[] = [
    ...tables
      .filter(({ state }) => state === 'open')
      .flatMap((table) =>
        table.entrants.map((id): SelectOption => [
          `award ${table.id} ${id}`,
          t('seasons.decision.did.award', { table: numberOf(table), name: nameOf(id), names: '' }),
        ]),
      ),
    ...tables
      .filter(({ state }) => state === 'open' || state === 'over')
      .map((table): SelectOption => [
        `annul ${table.id}`,
        t('seasons.decision.did.annul', { table: numberOf(table), name: '', names: '' }),
      ]),
    ...entrants
      .filter((each) => isActive(each) && each.state === 'playing')
      .map(({ id }): SelectOption => [
        `replace ${id}`,
        t('seasons.decision.did.replace', { name: nameOf(id), table: '', names: '' }),
      ]),
    ...(['end-stage', 'call-off'] as const).map((kind): SelectOption => [
      kind,
      t(`seasons.decision.did.${kind}`, { name: '', table: '', names: '' }),
    ]),
  ];
  const over = tables.filter(({ state }) => state === 'over');
  return (
    <>
      <p className="small">{t('seasons.decision.why')}</p>
      {isOpen && (
        <Fold title={t('seasons.decision.new')}>
          <ActForm {...where} act="decide" className="stack">
            <SelectField id="what" label={t('seasons.decision.what')} options={choices} />
            <ReasonField id="reason" />
            <SubmitRow>{t('seasons.decision.decide')}</SubmitRow>
          </ActForm>
        </Fold>
      )}
      {over.length > 0 && (
        <Fold title={t('seasons.decision.correct')}>
          <p className="small">
            {t(`seasons.decision.rates.${competition.terms.ratesCorrections ? 'follow' : 'stay'}`)}
          </p>
          {over.map((table) => (
            <CorrectForm key={table.id} shown={shown} table={table} {...where} />
          ))}
        </Fold>
      )}
    </>
  );
}

/** The places of a finished table, to choose others. */
function CorrectForm({ shown, table, ...where }: CompetitionAction & { readonly table: StoredFixture }) {
  const { t } = useWords();
  const nameOf = useNameOf(shown);
  const people = table.entrants;
  return (
    <ActForm {...where} act="correct" className="stack">
      <input type="hidden" name="fixture" value={table.id} />
      <fieldset className="stack">
        <legend className="font-semibold">
          {t('seasons.table', { n: tableNumber(shown.competition.form, table.id) })}
        </legend>
        {people.map((id) => (
          <SelectField
            key={id}
            id={`place-${table.id}-${id}`}
            name="place"
            label={nameOf(id)}
            options={people.map((_, i) => [`${id} ${i + 1}`, t('seasons.outcome.place', { n: i + 1 })])}
            chosen={`${id} ${placeNow(shown, table, id)}`}
          />
        ))}
        <ReasonField id={`reason-${table.id}`} isRequired />
      </fieldset>
      <SubmitRow>{t('seasons.decision.decide')}</SubmitRow>
    </ActForm>
  );
}

function placeNow({ results, entrants }: ShownCompetition, { tableId }: StoredFixture, id: string): number {
  const key = entrants.find((each) => each.id === id)?.key;
  return results.find((each) => each.gameId === tableId && each.playerKey === key)?.place ?? 1;
}

function ReasonField({ id, isRequired = false }: { readonly id: string; readonly isRequired?: boolean }) {
  const { t } = useWords();
  return (
    <TextField
      id={id}
      name="reason"
      label={t(isRequired ? 'seasons.decision.reason' : 'seasons.decision.reasonIfAny')}
      maxLength={MAX_REASON}
      required={isRequired}
      autoComplete="off"
    />
  );
}
