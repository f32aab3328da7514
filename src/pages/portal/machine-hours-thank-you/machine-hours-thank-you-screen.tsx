import { Link } from '@tanstack/react-router'
import { readReceipt } from '@/features/enter-hours'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { MachineHoursThankYouPage } from './machine-hours-thank-you-page'
import { machineHoursThankYouRoute } from './route'

export function MachineHoursThankYouScreen() {
  const { token } = useRouteSearch(machineHoursThankYouRoute).search
  return (
    <MachineHoursThankYouPage
      receipt={token ? readReceipt(token) : undefined}
      again={(words) =>
        token && (
          <LinkButton asChild size="lg" full>
            <Link to="/machine-hours" search={{ token }}>
              {words}
            </Link>
          </LinkButton>
        )
      }
    />
  )
}
