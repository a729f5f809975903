import 'server-only';
import { currentZone } from '@/app/current-zone';
import { ClockBanner, MaintenanceBanner } from '@/components/operator/maintenance-banner';
import { isClockOff, systemClock } from '@/lib/platform/clock';
import { maintenanceNow } from '@/lib/platform/ops/maintenance';

/** Banner for announced or running maintenance, or for a process that takes no changes. */
export async function CurrentMaintenance() {
  const planned = await maintenanceNow();
  if (isClockOff()) return <ClockBanner />;
  if (!planned) return null;
  const hasBegun = planned.begins <= systemClock.now();
  return <MaintenanceBanner {...planned} hasBegun={hasBegun} timeZone={await currentZone()} />;
}
