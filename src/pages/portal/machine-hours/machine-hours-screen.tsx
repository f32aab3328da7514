import { useNavigate } from '@tanstack/react-router'
import { useRouteSearch } from '@/shared/lib/page-route'
import { MachineHoursPage } from './machine-hours-page'
import { machineHoursRoute } from './route'

export function MachineHoursScreen() {
  const { token } = useRouteSearch(machineHoursRoute).search
  const navigate = useNavigate()
  // Replaced, so that Back does not lead to an empty form that looks unsaved.
  return (
    <MachineHoursPage
      token={token}
      onSent={() => void navigate({ to: '/machine-hours-thank-you', search: { token }, replace: true })}
    />
  )
}
