import { useState } from 'react';
import { Fold } from '@/components/ui/fold';
import { ShareButton } from '@/components/ui/share-button';
import { MAX_NAME_UNITS } from '@/lib/game/names/clean-name';
import type { StoredLine, SandboxStart } from '@/lib/features/sandbox/sandbox-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { KEEPING_PROBLEMS, SAID, useKeeping, type LineKeeping, type KeepingMessage } from './keep-lines';

/** Lines stored on the server, with the current one marked. */
export function LinesPanel({ load, ...keeping }: LineKeeping & { load: (line: StoredLine) => void }) {
  const { t } = useWords();
  const { start, lines } = keeping;
  const { open, said, isBusy, show, add, save, share, drop } = useKeeping(keeping);
  const [name, setName] = useState('');
  return (
    <section id="lines" className="panel zone stack" aria-label={t('sandbox.lines')} aria-busy={isBusy}>
      <h2>{t('sandbox.lines')}</h2>
      <p className="small">
        {t(`sandbox.keeper.${start.keeper}`)}
        {start.keeper !== 'nobody' && ` ${t(mayShare(start) ? 'sandbox.mayShare' : 'sandbox.stayPrivate')}`}
      </p>
      {start.keeper !== 'nobody' && (
        <NameForm
          name={name}
          setName={setName}
          open={open}
          isBusy={isBusy}
          add={() => void add(name)}
          save={() => void (open ? save(open, name) : add(name))}
        />
      )}
      <p role="status" className="small">
        {said && saidWords(t, said)}
      </p>
      <StoredLineList
        start={start}
        lines={lines}
        openId={open?.id}
        open={(line) => {
          show(line);
          setName(line.name);
          load(line);
        }}
        share={(line, isShared) => void share(line, isShared)}
        drop={(line) => void drop(line)}
      />
    </section>
  );
}

interface NameProps {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly open: StoredLine | undefined;
  readonly isBusy: boolean;
  readonly add: () => void;
  readonly save: () => void;
}

/** The name of the current line. Changing it renames an open line. */
function NameForm({ name, setName, open, isBusy, add, save }: NameProps) {
  const { t } = useWords();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {open && <p className="small">{t('sandbox.opened', { name: open.name })}</p>}
      <div className="field">
        <label htmlFor="line-name">{t('sandbox.name')}</label>
        <input
          id="line-name"
          className="input"
          value={name}
          maxLength={MAX_NAME_UNITS}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="row">
        {open && (
          <button className="btn btn-main" disabled={isBusy}>
            {t('sandbox.save')}
          </button>
        )}
        <button type="button" className={open ? 'btn' : 'btn btn-main'} disabled={isBusy} onClick={add}>
          {t('sandbox.keep')}
        </button>
      </div>
    </form>
  );
}

function saidWords(t: ReturnType<typeof useWords>['t'], said: KeepingMessage): string {
  const problem = KEEPING_PROBLEMS.find((known) => known === said);
  const done = SAID.find((known) => known === said);
  if (problem) return t(`sandbox.problem.${problem}`);
  return done ? t(`sandbox.said.${done}`) : '';
}

interface ListProps {
  readonly start: SandboxStart;
  readonly lines: readonly StoredLine[];
  readonly openId: string | undefined;
  readonly open: (line: StoredLine) => void;
  readonly share: (line: StoredLine, isShared: boolean) => void;
  readonly drop: (line: StoredLine) => void;
}

/** Stored lines from this position, and links to the positions of others. */
function StoredLineList({ start, lines, openId, open, share, drop }: ListProps) {
  const { t } = useWords();
  const { gameId, at, keeper } = start;
  const here = lines.filter(({ base }) => base === at);
  const elsewhere = lines.filter(({ base }) => base !== at);
  return (
    <>
      {here.length === 0 && keeper !== 'nobody' && <p className="small">{t('sandbox.noLines')}</p>}
      <ul className="sandbox-lines m-0 grid list-none gap-1.5 p-0 text-sm">
        {here.map((line) => (
          <li
            key={line.id}
            className="border-l-3 border-line px-2 py-1.5 current:border-sandbox current:bg-sunken"
            aria-current={line.id === openId || undefined}
          >
            <strong>{line.name}</strong>{' '}
            <span className="small">{t('sandbox.lineFacts', { steps: line.steps.length })}</span>
            <span className="row">
              <button
                type="button"
                className="btn"
                aria-label={t('sandbox.openOf', { name: line.name })}
                onClick={() => open(line)}
              >
                {t('sandbox.open')}
              </button>
              <ForgetButton line={line} drop={drop} />
              <ShareSwitch start={start} line={line} share={share} />
            </span>
            <ShareLink start={start} line={line} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <Fold title={t('sandbox.elsewhere')}>
          <ul className="words">
            {elsewhere.map(({ id, name, base }) => (
              <li key={id}>
                <a href={`/games/${gameId}/try?at=${base}`}>{t('sandbox.fromStep', { name, step: base })}</a>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

/** A delete button with confirmation. */
function ForgetButton({ line, drop }: { readonly line: StoredLine; readonly drop: ListProps['drop'] }) {
  const { t } = useWords();
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="btn"
      aria-label={isSure ? undefined : t('sandbox.forgetOf', { name: line.name })}
      onBlur={() => setSure(false)}
      onClick={() => (isSure ? drop(line) : setSure(true))}
    >
      {t(isSure ? 'sandbox.forgetSure' : 'sandbox.forget')}
    </button>
  );
}

/** While the game runs the table's setting decides; afterwards the line's author does. */
function mayShare({ status, lineSharing }: Pick<SandboxStart, 'status' | 'lineSharing'>): boolean {
  return status !== 'running' || lineSharing === 'link';
}

interface ShareProps {
  readonly start: SandboxStart;
  readonly line: StoredLine;
}

/**
 * Gives a line a link for others, or withdraws it. Withdrawing is possible even if the table no longer allows
 * sharing.
 */
function ShareSwitch({
  start,
  line,
  share,
}: ShareProps & { readonly share: (line: StoredLine, isShared: boolean) => void }) {
  const { t } = useWords();
  const isShared = line.sharedAs !== undefined;
  if (!isShared && !mayShare(start)) return null;
  return (
    <button
      type="button"
      className="btn"
      aria-label={t(isShared ? 'sandbox.unshareOf' : 'sandbox.shareOf', { name: line.name })}
      onClick={() => share(line, !isShared)}
    >
      {t(isShared ? 'sandbox.unshare' : 'sandbox.share')}
    </button>
  );
}

/** The link of a shared line. */
function ShareLink({ start, line: { id, name, sharedAs } }: ShareProps) {
  const { t } = useWords();
  if (sharedAs === undefined) return null;
  const path = `/games/${start.gameId}/try/${sharedAs}/0`;
  const link = `${location.origin}${path}`;
  const field = `link-${id}`;
  return (
    <div className="stack">
      <div className="field mt-1.25">
        <label htmlFor={field}>{t('sandbox.linkOf', { name })}</label>
        <input
          className="input"
          id={field}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <span className="row">
        <ShareButton
          link={link}
          title={name}
          words={[t('sandbox.handOn'), t('sandbox.copy'), t('sandbox.copied')]}
        />
        <a href={path}>{t('sandbox.asOthers')}</a>
      </span>
      {!mayShare(start) && <p className="small">{t('sandbox.linkRests')}</p>}
    </div>
  );
}
