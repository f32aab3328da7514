import { useNavigate } from '@tanstack/react-router'

/** Goes to the page of one machine instance. */
export function useOpenInstance(): (instanceId: string) => void {
  const navigate = useNavigate()
  return (id) => void navigate({ to: '/machine-instances/$id', params: { id } })
}
