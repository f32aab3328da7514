import { useNavigate } from '@tanstack/react-router'

/** Goes to the assistant, to ask about a machine. */
export function useAsk(): (machineId: string) => void {
  const navigate = useNavigate()
  return (machine) => void navigate({ to: '/operations-assistant', search: { machine } })
}
