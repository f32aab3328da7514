import { useNavigate } from '@tanstack/react-router'

/** Goes to a machine's own page. */
export function useOpenMachine(): (machineId: string) => void {
  const navigate = useNavigate()
  return (id) => void navigate({ to: '/machines/$id', params: { id }, search: {} })
}
