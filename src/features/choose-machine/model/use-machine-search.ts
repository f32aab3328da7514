import { useQuery } from '@tanstack/react-query'
import { machineQueries } from '@/entities/machine'
import { useSettled } from '@/shared/lib/settled'

/** As many as a person reads through; those with more of them search. */
const offered = 50
const pauseMs = 200

/** The machines that match what is typed. While the next ones are on their way, those of before stay. */
export function useMachineSearch(typed: string) {
  const search = useSettled(typed.trim(), pauseMs)
  const { data, error, isFetching, refetch } = useQuery(machineQueries.list({ search, limit: offered }))
  return { machines: data?.items, total: data?.total ?? 0, search, error, isFetching, retry: () => void refetch() }
}
