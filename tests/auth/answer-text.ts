/** All that an answer holds: the text of a response, or whatever the elements of a page were given. */
export async function textOf(answer: unknown): Promise<string> {
  if (!(answer instanceof Response)) return pageText(answer);
  const isStream = (answer.headers.get('content-type') ?? '').startsWith('text/event-stream');
  const headers = JSON.stringify([...answer.headers]);
  return headers + (isStream ? await firstVersion(answer) : await answer.text());
}

async function firstVersion({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  let text = '';
  while (reader && !/^data: \d/m.test(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  await reader?.cancel();
  return text;
}

function pageText(element: unknown): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(element ?? null, (key, value: unknown) => {
    if (key === 'pack' || key.startsWith('_')) return undefined;
    if (value instanceof Map || value instanceof Set) return [...value];
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value;
  });
}
