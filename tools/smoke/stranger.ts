// Reads the forms of one server's page and sends them, without JavaScript, to another server.

const FIELD = /<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g;

const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The fields that the first form with an action on a page would send, with `typed` added. */
export async function formOf(
  origin: string,
  page: string,
  typed: Readonly<Record<string, string>>,
): Promise<FormData> {
  const html = await (await fetch(origin + page)).text();
  const form = html.split('<form').find((part) => part.includes('$ACTION')) ?? '';
  const body = new FormData();
  const [inside = ''] = form.split('</form>');
  for (const [, name = '', value = ''] of inside.matchAll(FIELD)) body.set(name, plain(value));
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  return body;
}

/** The same form with the id of an action that no longer exists, as from another version. */
export function ofAnotherVersion(form: FormData): FormData {
  const other = new FormData();
  const rename = (text: string) => text.replace(/[0-9a-f]{38}/, (id) => [...id].reverse().join(''));
  for (const [name, value] of form) other.set(rename(name), rename(String(value)));
  return other;
}

export async function send(origin: string, page: string, body: FormData) {
  const response = await fetch(origin + page, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin },
  });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}
