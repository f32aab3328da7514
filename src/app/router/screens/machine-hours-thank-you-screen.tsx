import { Link, useSearch } from '@tanstack/react-router'
import { readReceipt } from '@/features/enter-hours'
import { MachineHoursThankYouPage } from '@/pages/portal/machine-hours-thank-you'
import { LinkButton } from '@/shared/ui/link-button'

export function MachineHoursThankYouScreen() {
  const { token } = useSearch({ from: '/machine-hours-thank-you' })
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
