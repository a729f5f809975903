import 'server-only';
import { currentZone } from '@/app/current-zone';
import { MaintenanceBanner } from '@/components/operator/maintenance-banner';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';

/** Banner for announced or running maintenance. */
export async function CurrentMaintenance() {
  const planned = await maintenanceNow();
  if (!planned) return null;
  const hasBegun = planned.begins <= new Date();
  return <MaintenanceBanner {...planned} hasBegun={hasBegun} timeZone={await currentZone()} />;
}
