'use client';

import { useEffect, useState, type FormEvent } from 'react';
import { receiptOf } from '@/lib/game/eventlog/chain';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { CHECKS, isUnknown, type VerifyCheck } from '@/lib/game/verify/report';
import { fillText } from './fill-text';
import { type Finding, compareReceipt } from './run';
import type { ShownState, VerifyTexts } from './verify-texts';

interface VerifyProps {
  /** Address of the game's data. */
  readonly url: string;
  readonly texts: VerifyTexts;
}

type Progress = { readonly done: number; readonly rows: number };

/** Verifies a game in this browser as soon as the page opens. */
export function VerifyIsland({ url, texts }: VerifyProps) {
  const [progress, setProgress] = useState<Progress>();
  const [finding, setFinding] = useState<Finding>();
  /** A chosen file, verified instead of the table's game. */
  const [file, setFile] = useState<File>();
  const [round, setRound] = useState(1);
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      const { verifyFrom } = await import('./run');
      const onProgress = (done: number, rows: number) => setProgress({ done, rows });
      const found = await verifyFrom(file ?? url, stop.signal, onProgress);
      if (!stop.signal.aborted) setFinding(found);
    })();
    return () => stop.abort();
  }, [url, file, round]);
  const check = (next: File | undefined) => {
    setFile(next);
    setFinding(undefined);
    setProgress(undefined);
    setRound(round + 1);
  };
  const game = finding?.kind === 'found' ? finding.game : undefined;
  return (
    <div className="stack noscript:hidden" data-verified={verdictOf(finding)}>
      {file && game && <p>{fillText(texts.fileOf, { file: file.name, name: game.game.name })}</p>}
      <Running texts={texts} progress={progress} finding={finding} />
      <ol className="checks list-none p-0 grid gap-1.5">
        {CHECKS.map((check) => (
          <CheckLine key={check} check={check} state={stateOf(finding, check)} texts={texts} />
        ))}
      </ol>
      {finding && (
        <p>
          <button type="button" className="btn" onClick={() => check(undefined)}>
            {file ? texts.say.fileBack : texts.say.again}
          </button>
        </p>
      )}
      {game && <ReceiptForm key={round} game={game} texts={texts} />}
      {finding && <FileForm texts={texts} onFile={check} />}
    </div>
  );
}

function verdictOf(finding: Finding | undefined): string | undefined {
  if (!finding) return undefined;
  if (finding.kind !== 'found') return finding.kind;
  return finding.verification.fault ? 'bad' : finding.verification.complete ? 'all' : 'chain';
}

function stateOf(finding: Finding | undefined, check: VerifyCheck): ShownState {
  return finding?.kind === 'found' ? finding.verification.checks[check] : 'waiting';
}

const SIGNS: Readonly<Record<ShownState, string>> = {
  ok: '✓',
  failed: '✗',
  later: '…',
  open: '–',
  waiting: '·',
};

/** Line style by result: green for passed, strong for failed, muted for unknown. */
const LINES: Readonly<Record<ShownState, string>> = {
  ok: '*:first:text-green',
  failed: 'font-bold *:first:text-red',
  later: 'text-muted',
  open: 'text-muted',
  waiting: 'text-muted',
};

function CheckLine({
  check,
  state,
  texts,
}: Pick<VerifyProps, 'texts'> & { readonly check: VerifyCheck; readonly state: ShownState }) {
  return (
    <li data-state={state} className={`grid grid-cols-[1.6rem_minmax(0,1fr)] ${LINES[state]}`}>
      <span aria-hidden="true" className="font-bold">
        {SIGNS[state]}
      </span>
      <span>
        {texts.check[check]}{' '}
        <span className={state === 'ok' ? 'sr-only' : 'small muted'}>({texts.state[state]})</span>
      </span>
    </li>
  );
}

interface RunningProps {
  readonly texts: VerifyTexts;
  readonly progress: Progress | undefined;
  readonly finding: Finding | undefined;
}

/** Shows the progress, then the result. Screen readers announce only the result. */
function Running({ texts, progress, finding }: RunningProps) {
  if (!finding)
    return (
      <p>
        <progress
          className="w-[min(16rem,50%)] align-middle accent-main"
          max={progress?.rows ?? 1}
          value={progress?.done ?? 0}
          aria-label={texts.say.fetching}
        />{' '}
        {progress ? fillText(texts.progress, { ...progress }) : texts.say.fetching}
      </p>
    );
  if (finding.kind !== 'found')
    return (
      <p role="alert" className="notice notice-bad">
        {finding.kind === 'no-game' ? texts.say.fileNone : texts.say.unreachable}
      </p>
    );
  const { fault, complete, tally } = finding.verification;
  if (fault)
    return (
      <div role="alert" className="notice notice-bad">
        {isUnknown(fault.code) ? (
          <strong>{texts.say.notKnown}</strong>
        ) : (
          <>
            <strong>{texts.say.bad}</strong> {fillText(texts.firstBad, { seq: fault.seq })}
          </>
        )}{' '}
        {texts.fault[fault.code]}
      </div>
    );
  return (
    <div role="status" className="notice">
      <strong>{complete ? texts.say.allGood : texts.say.chainGood}</strong>{' '}
      {fillText(complete ? texts.tally : texts.tallyRunning, { ...tally })}
    </div>
  );
}

/** Lets the reader verify a game file. The file never leaves the browser. */
function FileForm({ texts: { say }, onFile }: { texts: VerifyTexts; onFile: (file: File) => void }) {
  return (
    <section className="stack border-t border-line pt-2.5" aria-labelledby="file-title">
      <h3 id="file-title">{say.fileTitle}</h3>
      <p className="small" id="file-hint">
        {say.fileHint}
      </p>
      <div className="field">
        <label htmlFor="game-file">{say.fileLabel}</label>
        <input
          className="input"
          id="game-file"
          type="file"
          accept="application/json,.json"
          aria-describedby="file-hint"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // Allows choosing the same file again after it has changed.
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}

/** Checks whether a verification code belongs to this record. */
function ReceiptForm({ game, texts: { say } }: { readonly game: GameDocument; readonly texts: VerifyTexts }) {
  const [answer, setAnswer] = useState<string>();
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('receipt');
    const found = compareReceipt(game, typeof typed === 'string' ? typed : '');
    setAnswer({ yes: say.receiptYes, no: say.receiptNo, none: say.receiptNone }[found]);
  };
  const newest = game.log.at(-1);
  const { commitment, seed } = game.game;
  return (
    <>
      <dl className="stack small">
        <Fact name={say.promise} value={commitment} />
        {seed && <Fact name={say.seed} value={seed} />}
        {newest && <Fact name={say.newestReceipt} value={receiptOf(newest)} />}
      </dl>
      <form onSubmit={compare} className="stack border-t border-line pt-2.5">
        <h3>{say.receiptTitle}</h3>
        <p className="small">{say.receiptHint}</p>
        <div className="field">
          <label htmlFor="receipt">{say.receiptLabel}</label>
          <div className="row">
            <input
              className="input w-auto min-w-0 basis-64"
              id="receipt"
              name="receipt"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
            <button className="btn">{say.receiptAsk}</button>
          </div>
        </div>
        <p role="status">{answer}</p>
      </form>
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="code">{value}</dd>
    </div>
  );
}
