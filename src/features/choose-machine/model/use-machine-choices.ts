import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { isOfDealership, userQueries } from '@/entities/user'
import { useSettled } from '@/shared/lib/settled'
import { bestFirst } from './best-first'

/** As many as a person reads through; those with more of them search. */
const offered = 50
const pauseMs = 200

/**
 * What there is to choose from for what is typed: machines, the best match and those that the person last worked with first,
 * then the models without a machine. While the next ones are on their way, those of before stay.
 */
export function useMachineChoices(typed: string) {
  const search = useSettled(typed.trim(), pauseMs)
  const user = useSuspenseQuery(userQueries.me()).data
  const organizationId = user.organization?.id
  const recent = useQuery(machineInstanceQueries.recent())
  const instances = useQuery({
    ...machineInstanceQueries.list(organizationId ?? '', { search, page_size: offered }),
    enabled: organizationId !== undefined,
  })
  // For a super user no machines are loaded, and so each model is offered.
  const without_instances = organizationId !== undefined
  const models = useQuery(machineQueries.list({ search, limit: offered, without_instances }))
  const needed = organizationId === undefined ? [models] : [instances, models]

  const isLoaded = needed.every(({ data }) => data !== undefined)
  const found = (instances.data?.items ?? []).filter(({ retired_at }) => retired_at === null)
  const lastUsed = recent.data?.items ?? []
  return {
    search,
    isOfOperator: organizationId !== undefined && !isOfDealership(user),
    isLoaded,
    isFetching: needed.some(({ isFetching }) => isFetching),
    error: isLoaded ? null : (needed.find(({ error }) => error)?.error ?? null),
    machines: bestFirst(found, lastUsed, search),
    models: models.data?.items ?? [],
    retry: () => {
      for (const { error, refetch } of needed) if (error) void refetch()
    },
  }
}
