import { useQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { useSettled } from '@/shared/lib/settled'

const pauseMs = 200
/** Of each kind; whoever has more of them types on. */
const limit = 5

/** The machines and machine instances that the server finds for what is typed now, and nothing of before. */
export function useFound(typed: string, organizationId: string | undefined) {
  const wanted = typed.trim()
  const search = useSettled(wanted, pauseMs)
  const isWanted = search !== ''
  const machines = useQuery({ ...machineQueries.list({ search, limit }), enabled: isWanted })
  const instances = useQuery({
    ...machineInstanceQueries.list(organizationId ?? '', { search, page_size: limit }),
    enabled: isWanted && organizationId !== undefined,
  })

  const hasSettled = search === wanted
  const itemsOf = <Item>({ data, isPlaceholderData }: { data?: { items: Item[] }; isPlaceholderData: boolean }) =>
    isWanted && hasSettled && !isPlaceholderData ? (data?.items ?? []) : []
  const failed = [machines, instances].filter(({ isError, isFetching }) => isError && !isFetching)
  return {
    machines: itemsOf(machines),
    instances: itemsOf(instances),
    isSearching: wanted !== '' && (!hasSettled || machines.isFetching || instances.isFetching),
    error: isWanted && hasSettled ? failed[0]?.error : undefined,
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}
