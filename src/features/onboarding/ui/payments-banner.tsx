import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { paymentQueries } from '@/entities/payment'
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
  const [isSentAway, setIsSentAway] = useState(false)
  if (user.onboarding_status !== 'ONBOARDING_STRIPE' || isSentAway) return null
  return <WhatIsMissing setUp={setUp} onSendAway={() => setIsSentAway(true)} />
}

type WhatIsMissingProps = Pick<PaymentsBannerProps, 'setUp'> & { onSendAway: () => void }

/** The step comes back when a bank returns a payout, and with it another reason. */
function WhatIsMissing({ setUp, onSendAway }: WhatIsMissingProps) {
  const t = useText(onboardingText)
  const { data: account, isPending } = useQuery(paymentQueries.account())
  if (isPending || account?.status === 'ENABLED') return null
  const reason = account?.returned_payout ? 'payoutsStopped' : 'payments'
  return (
    <Callout
      className="mb-6 print:hidden"
      tone={reason === 'payments' ? 'info' : 'danger'}
      title={t(`${reason}Title`)}
      actions={
        <>
          {setUp(t(reason === 'payments' ? 'setUpPayments' : 'enterBank'))}
          <Button size="sm" onClick={onSendAway}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      {t(reason)}
    </Callout>
  )
}
