import { queryOptions } from '@tanstack/react-query'
import { listServiceKitsQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'

/** A model has a kit for each of its intervals: so many are all of them. */
const allAtOnce = listServiceKitsQuery.limit.maximum

export const serviceKitQueries = {
  all: () => ['service-kits'] as const,
  /**
   * The kits of a model, by interval.
   *
   * @param dealershipId the owner, for readers who see kits of several; undefined for all that the reader may see
   */
  ofMachine: (machineId: string, dealershipId?: string) =>
    queryOptions({
      queryKey: [...serviceKitQueries.all(), machineId, dealershipId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          platform.GET('/machines/{id}/kits', {
            params: { path: { id: machineId }, query: { limit: allAtOnce, organization_id: dealershipId } },
            signal,
          }),
        ),
    }),
}
