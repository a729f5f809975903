import 'server-only';
import { MaintenanceBanner } from '@/components/operator/maintenance-banner';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';

/** Banner for announced or running maintenance. */
export async function CurrentMaintenance() {
  const planned = await maintenanceNow();
  return planned && <MaintenanceBanner {...planned} hasBegun={planned.begins <= new Date()} />;
}
