import { useQuery } from '@tanstack/react-query'
import { type OperatorMachine, operatorMachineQueries } from '@/entities/operator-machine'
import { hasRole, userQueries } from '@/entities/user'

/** Who helps the reader where an answer does not. */
export type Help =
  | { by: 'unknown' }
  /** The reader and their colleagues: staff of a dealership. */
  | { by: 'staff' }
  /** The dealerships that assigned the machine, at least one. */
  | { by: 'dealers'; assigned: readonly OperatorMachine[] }
  /** No dealership assigned it. */
  | { by: 'nobody' }

export function useHelp(machineId: string): Help {
  // The person is known wherever somebody is signed in.
  const { data: user } = useQuery({ ...userQueries.me(), enabled: false })
  const isStaff = user !== undefined && hasRole(user, 'dealership-staff')
  const isOperator = user !== undefined && !isStaff
  const { data, isLoading } = useQuery({
    ...operatorMachineQueries.list({ machine_id: machineId }),
    enabled: isOperator,
  })
  if (isStaff) return { by: 'staff' }
  if (isLoading) return { by: 'unknown' }
  const assigned = data?.items ?? []
  return assigned.length > 0 ? { by: 'dealers', assigned } : { by: 'nobody' }
}
