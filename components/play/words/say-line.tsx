'use client';

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { StepFields, type StepAction, type StepStamp } from '@/components/move/forms/step-fields';
import { useTurnActs } from '@/components/move/turn/turn-context';
import type { TypedLineAnswer } from './typed-line-answer';

interface LineProps {
  readonly texts: Readonly<Record<'title' | 'label' | 'go' | 'hint' | 'cut', string>>;
  readonly longest: number;
  readonly stamp: StepStamp;
  /** Makes the typed step, or redirects with the line. */
  readonly say: StepAction;
  readonly phrases: readonly string[];
  /** The reply rendered by the server. */
  readonly children?: ReactNode;
}

/** A line for steps and questions. During a turn the reply appears here, and the focus stays in the field. */
export function SayLine({ texts, longest, stamp, say, phrases, children }: LineProps) {
  const acts = useTurnActs();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<TypedLineAnswer>();
  const [known, setKnown] = useState(phrases);
  const give = (step: string, from: null | 'typed') => {
    // The panel's form knows whether End turn was pressed before.
    const panel = document.getElementById('step');
    const form = new FormData(panel instanceof HTMLFormElement ? panel : undefined);
    form.set('command', step);
    acts?.submit(form, from);
  };
  const show = (answer: TypedLineAnswer) => {
    setSaid(answer);
    readOut(answer);
  };
  const learn = async () => setKnown(await fetchSaid<readonly string[]>(''));
  const take = async (line: string) => {
    await untilConfirmed();
    const answer = await fetchSaid<TypedLineAnswer>(`?line=${encodeURIComponent(line)}`);
    show(answer);
    if (answer.step === undefined) return;
    if (field.current) field.current.value = '';
    give(answer.step, 'typed');
    await untilConfirmed();
    await learn().catch(() => undefined);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!acts) return;
    event.preventDefault();
    const line = field.current?.value.trim();
    // A line that could not be sent stays in the field.
    if (line) take(line).catch(() => show({ lines: [texts.cut], options: [] }));
  };
  const choose = (step: string) => {
    give(step, null);
    setSaid(undefined);
    field.current?.focus();
  };
  return (
    <section id="say" className="group panel stack" aria-labelledby="say-title">
      <h2 id="say-title" className="in-[.at-moves]:sr-only">
        {texts.title}
      </h2>
      <div id="said" className="stack empty:hidden">
        {said ? <Said said={said} choose={choose} /> : children}
      </div>
      <form id="say-form" action={say} className="stack" onSubmit={onSubmit}>
        <StepFields {...stamp} />
        <label htmlFor="say-line">{texts.label}</label>
        <div className="row in-[.at-moves]:flex-nowrap">
          <input
            className="input min-w-0 flex-auto"
            id="say-line"
            name="line"
            list="say-phrases"
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby="say-hint"
            required
            ref={field}
            onFocus={acts && (() => void learn().catch(() => undefined))}
          />
          <button className="btn flex-none whitespace-nowrap">{texts.go}</button>
        </div>
        <p id="say-hint" className="small in-[.at-moves]:not-group-focus-within:sr-only">
          {texts.hint}
        </p>
        <datalist id="say-phrases">
          {known.map((phrase) => (
            <option key={phrase} value={phrase} />
          ))}
        </datalist>
      </form>
    </section>
  );
}

interface SaidProps {
  readonly said: TypedLineAnswer;
  readonly choose: (step: string) => void;
}

/** The reply, and the steps that the line may have meant. */
function Said({ said: { lines, options }, choose }: SaidProps) {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {options.map(({ label, step }) => (
        <button key={step} type="button" className="btn btn-wide" onClick={() => choose(step)}>
          {label}
        </button>
      ))}
    </>
  );
}

async function fetchSaid<T>(query: string): Promise<T> {
  const response = await fetch(`${location.pathname}/say${query}`);
  if (!response.ok) throw new Error(`say: ${response.status}`);
  return response.json();
}

/** The server parses a line at its own position, so unconfirmed steps must be confirmed first. */
function untilConfirmed(): Promise<void> {
  const page = document.documentElement;
  const isQuiet = () => Number(page.dataset.pending ?? 0) === 0;
  if (isQuiet()) return Promise.resolve();
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!isQuiet()) return;
      watch.disconnect();
      done();
    });
    watch.observe(page, { attributeFilter: ['data-pending'] });
  });
}

function readOut({ lines, options }: TypedLineAnswer): void {
  const region = document.getElementById('news');
  const text = [...lines, ...options.map(({ label }) => label)].join(' ');
  if (region && text) region.textContent = text;
}
