import { History } from 'lucide-react'
import { paymentAuditActions, paymentQueries, paymentText, useLivePayments } from '@/entities/payment'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { EmptyState } from '@/shared/ui/empty-state'
import { DayFilters, ListPage, SelectFilter } from '@/shared/ui/list-page'
import { DealershipFilter, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { PaymentsTabs } from '@/widgets/payments-tabs'
import { useHistoryColumns } from './history-columns'
import { paymentHistoryRoute } from './route'
import { paymentHistoryText } from './text'

/** /payments/history: who did what to money. */
export function PaymentHistoryPage() {
  const t = useText(paymentHistoryText)
  const words = useText(paymentText)
  const { search: address } = useRouteSearch(paymentHistoryRoute)
  const { isMissing, organizationId, dealershipId } = useDealershipChoice(address.organization_id)
  useLivePayments(dealershipId)
  const list = useListSearch(
    paymentHistoryRoute,
    (filter) => paymentQueries.audit({ ...filter, organization_id: organizationId }),
    { isEnabled: !isMissing },
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      tabs={<PaymentsTabs organizationId={organizationId} />}
      list={list}
      columns={useHistoryColumns()}
      scope={<DealershipFilter list={list} />}
      instead={isMissing && <NoDealershipChosen />}
      filters={
        <>
          <SelectFilter
            list={list}
            name="action"
            label={t('action')}
            placeholder={t('anyAction')}
            options={paymentAuditActions.map((value) => ({ value, label: words(value) }))}
          />
          <DayFilters list={list} fromLabel={t('from')} toLabel={t('to')} />
        </>
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={History}>
          {t('empty')}
        </EmptyState>
      }
    />
  )
}
