import 'server-only';
import { MaintenanceBanner } from '@/components/operator/maintenance-banner';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';

/** The banner of announced or running maintenance; undefined at other times. */
export async function CurrentMaintenance() {
  const planned = await maintenanceNow();
  return planned && <MaintenanceBanner {...planned} hasBegun={planned.begins <= new Date()} />;
}
