import { Link, useNavigate } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { type PaymentSummary, paymentQueries, paymentStates, paymentText, useLivePayments } from '@/entities/payment'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { DayFilters, ListPage, SelectFilter } from '@/shared/ui/list-page'
import { DealershipFilter, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { PaymentsTabs } from '@/widgets/payments-tabs'
import { usePaymentColumns } from './payment-columns'
import { paymentsRoute } from './route'
import { paymentsText } from './text'

/** /payments: what customers paid a dealership by card. */
export function PaymentsPage() {
  const t = useText(paymentsText)
  const words = useText(paymentText)
  const navigate = useNavigate()
  const open = ({ id }: PaymentSummary) => void navigate({ to: '/payments/$id', params: { id } })
  const { search: address } = useRouteSearch(paymentsRoute)
  const { isMissing, organizationId, dealershipId } = useDealershipChoice(address.organization_id)
  useLivePayments(dealershipId)
  const list = useListSearch(
    paymentsRoute,
    (filter) => paymentQueries.list({ ...filter, organization_id: organizationId }),
    { isEnabled: !isMissing },
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      tabs={<PaymentsTabs organizationId={organizationId} />}
      list={list}
      columns={usePaymentColumns()}
      onOpen={open}
      searchLabel={t('search')}
      searchPlaceholder={t('searchHint')}
      scope={<DealershipFilter list={list} />}
      instead={isMissing && <NoDealershipChosen />}
      filters={
        <>
          <SelectFilter
            list={list}
            name="state"
            label={t('state')}
            placeholder={t('anyState')}
            options={paymentStates.map((value) => ({ value, label: words(`payment_${value}`) }))}
          />
          <DayFilters list={list} fromLabel={t('from')} toLabel={t('to')} />
        </>
      }
      empty={
        <EmptyState
          title={t('emptyTitle')}
          icon={CreditCard}
          action={
            <LinkButton asChild>
              <Link to="/payment-management" search={{ organization_id: organizationId }}>
                {t('setUp')}
              </Link>
            </LinkButton>
          }
        >
          {t('empty')}
        </EmptyState>
      }
    />
  )
}
