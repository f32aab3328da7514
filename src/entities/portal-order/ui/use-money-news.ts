import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { moneyNewsOf } from '../money-of-order'
import type { PortalOrder } from '../portal-order'
import { portalOrderText } from '../text'

/** What happened to the money of an order after it was taken, in sentences for the customer. */
export function useMoneyNews({ payments, dealership }: Pick<PortalOrder, 'payments' | 'dealership'>): string[] {
  const t = useText(portalOrderText)
  const money = useMoney()
  return moneyNewsOf(payments).map(({ news, amount, method }) =>
    t(`news_${news}`, { amount: money(amount), method: method || t('card_buyer'), dealership: dealership.name }),
  )
}
