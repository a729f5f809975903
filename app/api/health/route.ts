export const dynamic = 'force-dynamic';

/** Answers once the service is up; scripts wait for it. */
export function GET() {
  return Response.json({ ok: true });
}
