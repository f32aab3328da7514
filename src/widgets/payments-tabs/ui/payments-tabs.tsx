import { useText } from '@/shared/lib/i18n'
import { PageTabs } from '@/shared/ui/page-tabs'
import { paymentsTabsText } from '../text'

const tabs = [
  { key: 'payments', to: '/payments' },
  { key: 'disputes', to: '/payments/disputes' },
  { key: 'history', to: '/payments/history' },
] as const

type PaymentsTabsProps = {
  /** The dealership that a super user has chosen. */
  organizationId?: string | undefined
}

/** The pages about what customers paid. */
export function PaymentsTabs({ organizationId }: PaymentsTabsProps) {
  const t = useText(paymentsTabsText)
  const named = tabs.map(({ key, to }) => ({ to, name: t(key) }))
  return <PageTabs label={t('payments')} tabs={named} scope={{ organization_id: organizationId }} />
}
