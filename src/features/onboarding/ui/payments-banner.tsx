import { useState } from 'react'
import type { User } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { onboardingText } from '../text'

/** ONBOARDING_STRIPE: "a banner, no redirect" (behaviour, section 3). Sent away, it comes back with the next page load. */
export function PaymentsBanner({ user }: { user: User }) {
  const t = useText(onboardingText)
  const [isSentAway, setIsSentAway] = useState(false)
  if (user.onboarding_status !== 'ONBOARDING_STRIPE' || isSentAway) return null
  return (
    <Callout
      className="mb-6 print:hidden"
      title={t('paymentsTitle')}
      actions={
        <Button size="sm" onClick={() => setIsSentAway(true)}>
          {t('notNow')}
        </Button>
      }
    >
      {t('payments')}
    </Callout>
  )
}
