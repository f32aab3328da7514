import { Callout } from '@/shared/ui/callout'
import type { PortalOrder } from '../portal-order'
import { useMoneyNews } from './use-money-news'

/** What happened to the customer's money after it was taken; nothing while it simply paid the order. */
export function MoneyCallout({ order }: { order: Pick<PortalOrder, 'payments' | 'dealership'> }) {
  const news = useMoneyNews(order)
  if (news.length === 0) return null
  return (
    <Callout>
      {news.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Callout>
  )
}
