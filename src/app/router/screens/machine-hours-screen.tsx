import { useNavigate, useSearch } from '@tanstack/react-router'
import { MachineHoursPage } from '@/pages/portal/machine-hours'

export function MachineHoursScreen() {
  const { token } = useSearch({ from: '/machine-hours' })
  const navigate = useNavigate()
  // Replaced, so that the way back does not lead to an empty form that looks unsaved.
  return (
    <MachineHoursPage
      token={token}
      onSent={() => void navigate({ to: '/machine-hours-thank-you', search: { token }, replace: true })}
    />
  )
}
