import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/platform/db/db';

export interface Incident {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly begins: Date;
  readonly ends?: Date | undefined;
}

const MAX_SHOWN = 30;

export async function insertIncident(incident: Incident): Promise<void> {
  await db().incident.create({ data: incident });
}

export async function endIncident(id: string, ends: Date): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const { count } = await db().incident.updateMany({ where: { id, ends: null }, data: { ends } });
  return count > 0;
}

/** Incidents since a time, newest first. */
export async function incidentsSince(since: Date): Promise<readonly Incident[]> {
  const rows = await db().incident.findMany({
    where: { OR: [{ begins: { gte: since } }, { ends: null }] },
    orderBy: { begins: 'desc' },
    take: MAX_SHOWN,
  });
  return rows.map(({ ends, ...incident }) => ({ ...incident, ends: ends ?? undefined }));
}
