import 'server-only';
import { MaintenanceBanner } from '@/components/operator/maintenance-banner';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';

/** The banner of what is announced or going on; nothing at other times. */
export async function CurrentMaintenance() {
  const planned = await maintenanceNow();
  return planned && <MaintenanceBanner {...planned} hasBegun={planned.begins <= new Date()} />;
}
