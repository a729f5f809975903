/** The field for steps and questions beside the drawings: fetched when somebody goes to it. */
import type { SaidAtTable } from '@/components/words/said-at-table';
import { sendValue } from './send';

const field = () => document.querySelector<HTMLInputElement>('#say-line');

async function asked(query: string): Promise<unknown> {
  const response = await fetch(`${location.pathname}/say${query}`);
  if (!response.ok) throw new Error(`say: ${response.status}`);
  return response.json();
}

/** Fetches what may be said now, to complete what is typed. */
export async function fetchPhrases(): Promise<void> {
  const phrases = (await asked('')) as readonly string[];
  const options = phrases.map((phrase) => Object.assign(document.createElement('option'), { value: phrase }));
  document.getElementById('say-phrases')?.replaceChildren(...options);
}

/** Takes the step that is said, or shows and reads out the answer. Whoever types goes on typing. */
export function sayLine(): Promise<void> {
  // What could not be asked stays in the field.
  return takeLine().catch(() => answer([document.getElementById('said')?.dataset.cut ?? '']));
}

async function takeLine(): Promise<void> {
  const line = field()?.value.trim();
  if (!line) return;
  await untilConfirmed();
  const said = (await asked(`?line=${encodeURIComponent(line)}`)) as SaidAtTable;
  answer(said.lines, said.options);
  if (said.step === undefined) return;
  const input = field();
  if (input) input.value = '';
  sendValue(said.step);
  await untilConfirmed();
  await fetchPhrases().catch(() => undefined);
}

/** The service reads by what it knows: steps that it has not confirmed come first. */
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

function paragraph(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text });
}

function button({ label, step }: SaidAtTable['options'][number]): HTMLElement {
  const made = document.createElement('button');
  made.className = 'btn btn-wide';
  made.name = 'command';
  made.value = step;
  made.textContent = label;
  made.setAttribute('form', 'step');
  // What was one of several is answered with it.
  made.addEventListener('click', () => {
    queueMicrotask(() => document.getElementById('said')?.replaceChildren());
    field()?.focus();
  });
  return made;
}

function answer(lines: readonly string[], options: SaidAtTable['options'] = []): void {
  document.getElementById('said')?.replaceChildren(...lines.map(paragraph), ...options.map(button));
  const region = document.getElementById('news');
  const text = [...lines, ...options.map(({ label }) => label)].join(' ');
  if (region && text) region.textContent = text;
}
