import { mutationOptions } from '@tanstack/react-query'
import { machineInstanceQueries } from '@/entities/machine-instance/@x/service-kit'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { NewServiceKit, ServiceKitChange } from './service-kit'
import { serviceKitQueries } from './service-kit.queries'

/** The tasks of machines name kits. */
const changesKits = invalidates(serviceKitQueries.all(), machineInstanceQueries.all())

export const serviceKitMutations = {
  /** @param dealershipId the owner, for a super user; everyone else creates those of their own dealership */
  create: (machineId: string, dealershipId?: string) =>
    mutationOptions({
      mutationFn: (body: NewServiceKit) =>
        unwrap(
          platform.POST('/machines/{id}/kits', {
            params: { path: { id: machineId }, query: { organization_id: dealershipId } },
            body,
          }),
        ),
      ...changesKits,
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: ServiceKitChange) =>
        unwrap(platform.PUT('/machines/kits/{id}', { params: { path: { id } }, body })),
      ...changesKits,
    }),
  /** Tasks that name it go on without it, and its parts stay in the catalogue. */
  remove: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/machines/kits/{id}', { params: { path: { id } } }))
      },
      ...changesKits,
    }),
}
