import { mutationOptions } from '@tanstack/react-query'
import { machineInstanceQueries } from '@/entities/machine-instance/@x/maintenance-quote'
import { invalidatesOnConflictToo, platform, unwrap } from '@/shared/api'
import type { MaintenanceQuoteDecisions, MaintenanceQuoteMove, MaintenanceQuoteUpdate } from './maintenance-quote'
import { maintenanceQuoteQueries } from './maintenance-quote.queries'

const changesQuotes = invalidatesOnConflictToo(maintenanceQuoteQueries.all())

export const maintenanceQuoteMutations = {
  /** Drafts a quote for the tasks of a machine that are due. */
  create: () =>
    mutationOptions({
      mutationFn: (instanceId: string) =>
        unwrap(platform.POST('/maintenance-quotes/', { body: { instance_id: instanceId } })),
      ...changesQuotes,
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: MaintenanceQuoteUpdate) =>
        unwrap(platform.PUT('/maintenance-quotes/{id}', { params: { path: { id } }, body })),
      ...changesQuotes,
    }),
  /** A completed quote also changes the schedule of its machine. */
  move: (id: string) =>
    mutationOptions({
      mutationFn: (body: MaintenanceQuoteMove) =>
        unwrap(platform.PUT('/maintenance-quotes/{id}/status', { params: { path: { id } }, body })),
      ...invalidatesOnConflictToo(maintenanceQuoteQueries.all(), machineInstanceQueries.all()),
    }),
  decide: (id: string) =>
    mutationOptions({
      mutationFn: (body: MaintenanceQuoteDecisions) =>
        unwrap(platform.POST('/maintenance-quotes/{id}/decisions', { params: { path: { id } }, body })),
      ...changesQuotes,
    }),
}
