import { useQuery } from '@tanstack/react-query'
import { type OperatorMachine, operatorMachineQueries } from '@/entities/operator-machine'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'

/** Who helps the reader where an answer does not. */
export type Help =
  | { by: 'unknown' }
  /** It did not load. */
  | { by: 'failed'; error: Error; retry: () => void; isRetrying: boolean }
  /** The reader and their colleagues: staff of a dealership. */
  | { by: 'staff' }
  /** The dealerships that assigned the machine, at least one. */
  | { by: 'dealers'; assigned: readonly OperatorMachine[] }
  /** No dealership assigned it. */
  | { by: 'nobody' }

export function useHelp(machineId: string): Help {
  const isStaff = hasRole(useUser(), 'dealership-staff')
  const { data, error, isFetching, refetch } = useQuery({
    ...operatorMachineQueries.list({ machine_id: machineId }),
    enabled: !isStaff,
  })
  if (isStaff) return { by: 'staff' }
  if (data) return data.items.length > 0 ? { by: 'dealers', assigned: data.items } : { by: 'nobody' }
  if (error) return { by: 'failed', error, retry: () => void refetch(), isRetrying: isFetching }
  return { by: 'unknown' }
}
