import { useText } from '@/shared/lib/i18n'
import { PageTabs } from '@/shared/ui/page-tabs'
import { paymentsTabsText } from '../text'

const tabs = [
  { key: 'payments', to: '/payments' },
  { key: 'disputes', to: '/payments/disputes' },
  { key: 'history', to: '/payments/history' },
] as const

/** The pages about what customers paid. */
export function PaymentsTabs() {
  const t = useText(paymentsTabsText)
  return <PageTabs label={t('payments')} tabs={tabs.map(({ key, to }) => ({ to, name: t(key) }))} />
}
