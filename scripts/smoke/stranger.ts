// @ts-nocheck
// A page of one server whose form is sent, without JavaScript, to another.

const FIELD = /<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g;

const plain = (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** What the first form of a page with an action would send, with `typed` beside. */
export async function formOf(origin, page, typed) {
  const html = await (await fetch(origin + page)).text();
  const form = html.split('<form').find((part) => part.includes('$ACTION')) ?? '';
  const body = new FormData();
  for (const [, name, value] of form.split('</form>')[0].matchAll(FIELD)) body.set(name, plain(value ?? ''));
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return body;
}

/** The same form as a version would have made it whose action is not here any more. */
export function ofAnotherVersion(form) {
  const other = new FormData();
  const rename = (text) => text.replace(/[0-9a-f]{38}/, (id) => [...id].reverse().join(''));
  for (const [name, value] of form) other.set(rename(name), rename(value));
  return other;
}

export async function send(origin, page, body) {
  const response = await fetch(origin + page, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin },
  });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}
