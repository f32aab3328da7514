import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { paymentQueries, paymentText, payoutStates, useLivePayments } from '@/entities/payment'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { DayFilters, ListPage, SelectFilter } from '@/shared/ui/list-page'
import { PaymentFigures } from './payment-figures'
import { usePayoutColumns } from './payout-columns'
import { payoutsRoute } from './route'
import { payoutsText } from './text'

/** /payouts: what the provider transferred to the bank account of a dealership. */
export function PayoutsPage() {
  const t = useText(payoutsText)
  const words = useText(paymentText)
  useLivePayments(useUser().organization?.id)
  const list = useListSearch(payoutsRoute, paymentQueries.payouts)
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      tabs={<PaymentFigures />}
      list={list}
      columns={usePayoutColumns()}
      filters={
        <>
          <SelectFilter
            list={list}
            name="state"
            label={t('state')}
            placeholder={t('anyState')}
            options={payoutStates.map((value) => ({ value, label: words(`payout_${value}`) }))}
          />
          <DayFilters list={list} fromLabel={t('from')} toLabel={t('to')} />
        </>
      }
      empty={
        <EmptyState
          title={t('emptyTitle')}
          icon={Landmark}
          action={
            <LinkButton asChild>
              <Link to="/payment-management">{t('manage')}</Link>
            </LinkButton>
          }
        >
          {t('empty')}
        </EmptyState>
      }
    />
  )
}
