/** Search engines may index pages about the service, but no table, seat or person. */
const TEXT = `User-agent: *
Allow: /$
Allow: /api-docs
Allow: /reference
Allow: /rules
Allow: /verify
Allow: /symbols
Allow: /s/
Disallow: /
`;

export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };
  return new Response(TEXT, { headers });
}
