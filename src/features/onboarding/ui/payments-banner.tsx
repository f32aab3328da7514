import { type ReactNode, useState } from 'react'
import type { User } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { onboardingText } from '../text'

type PaymentsBannerProps = {
  user: User
  /** A link to /payment-management; it gets the words. */
  setUp: (words: string) => ReactNode
}

/** ONBOARDING_STRIPE: "a banner, no redirect" (behaviour, section 3). Sent away, it comes back with the next page load. */
export function PaymentsBanner({ user, setUp }: PaymentsBannerProps) {
  const t = useText(onboardingText)
  const [isSentAway, setIsSentAway] = useState(false)
  if (user.onboarding_status !== 'ONBOARDING_STRIPE' || isSentAway) return null
  return (
    <Callout
      className="mb-6 print:hidden"
      title={t('paymentsTitle')}
      actions={
        <>
          {setUp(t('setUpPayments'))}
          <Button size="sm" onClick={() => setIsSentAway(true)}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      {t('payments')}
    </Callout>
  )
}
