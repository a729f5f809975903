/** Checks every answer that an http test receives against the service's own description. */
import { descriptionBy, faultOfResponse, type Description } from './held-answers';

const origin = process.env.SERVICE_URL;
/** The files of a worker share it, and each checks answers once. */
const worker: typeof globalThis & { uncheckedFetch?: typeof fetch } = globalThis;
const ask = (worker.uncheckedFetch ??= worker.fetch);

let asked: Promise<Description> | undefined;
async function description(): Promise<Description> {
  const document = (await (await ask(`${origin}/api/openapi.json`)).json()) as Record<string, unknown>;
  return descriptionBy([document]);
}

worker.fetch = async (input, init) => {
  const response = await ask(input, init);
  const { url, method } = new Request(input, { method: init?.method ?? 'GET' });
  if (origin === undefined || method === 'HEAD' || !url.startsWith(`${origin}/api/`)) return response;
  asked ??= description();
  const fault = await faultOfResponse(await asked, method, url, response);
  if (fault) throw new Error(fault);
  return response;
};
