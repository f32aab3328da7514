import type { useCheckout } from '@/features/checkout'
import { isUnanswered } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { LinkButton } from '@/shared/ui/link-button'
import { checkoutPageText } from './text'

type CheckoutNewsProps = {
  snapshot: ReturnType<typeof useCheckout>[0]
  dealership: string
  /** The provider's page; absent where its form is shown in this one. */
  address: string | undefined
}

/** What is happening to the payment, or has prevented it. */
export function CheckoutNews({ snapshot, dealership, address }: CheckoutNewsProps) {
  const t = useText(checkoutPageText)
  const { failure } = snapshot.context
  switch (snapshot.value) {
    case 'reviewing':
      return failure instanceof Error ? (
        <Callout tone="danger" announce title={t('notOpened')}>
          {isUnanswered(failure) ? t('unanswered') : failure.message}
        </Callout>
      ) : null
    case 'paying':
      return address === undefined ? null : (
        <Callout announce actions={<LinkButton href={address}>{t('continue')}</LinkButton>}>
          {t('leaving')}
        </Callout>
      )
    case 'confirming':
      return (
        <Callout announce title={t('confirmingTitle')}>
          {t('confirming')}
        </Callout>
      )
    case 'closed':
      return (
        <Callout tone="warning" announce title={t('closedTitle')}>
          {t('closed', { dealership })}
        </Callout>
      )
    default:
      return null
  }
}
