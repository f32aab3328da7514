import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followManuals } from './follow-manuals'
import { manualQueries } from './manual.queries'

/** The manuals of a machine, none without one; page by page while one is processed. */
export function useLiveManuals(machineId: string | undefined) {
  const queryClient = useQueryClient()
  useEffect(
    () => (machineId === undefined ? undefined : followManuals(queryClient, machineId)),
    [queryClient, machineId],
  )
  return useQuery({ ...manualQueries.ofMachine(machineId ?? ''), enabled: machineId !== undefined })
}
