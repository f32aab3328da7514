import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followManuals } from './follow-manuals'
import { manualQueries } from './manual.queries'

/** The manuals of a machine; page by page while one is processed. */
export function useLiveManuals(machineId: string) {
  const queryClient = useQueryClient()
  useEffect(() => followManuals(queryClient, machineId), [queryClient, machineId])
  return useQuery(manualQueries.ofMachine(machineId))
}
