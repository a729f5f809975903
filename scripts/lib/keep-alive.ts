/**
 * How long a server keeps an idle connection, in ms. It must be longer than what reverse proxies keep (Caddy 120
 * s, nginx 60 s): a proxy that sends a request while we close answers 502. Next reads the same variable in a
 * deployed folder.
 */
export function keepAliveMs(): number {
  return Number(process.env.KEEP_ALIVE_TIMEOUT) || 125_000;
}
