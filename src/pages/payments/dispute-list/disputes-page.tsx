import { useNavigate } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { type Dispute, disputeStates, paymentQueries, paymentText, useLivePayments } from '@/entities/payment'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { DealershipFilter, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { PaymentsTabs } from '@/widgets/payments-tabs'
import { useDisputeColumns } from './dispute-columns'
import { disputesRoute } from './route'
import { disputesText } from './text'

/** /payments/disputes: what customers dispute with their bank. */
export function DisputesPage() {
  const t = useText(disputesText)
  const words = useText(paymentText)
  const navigate = useNavigate()
  const open = ({ payment_id: id }: Dispute) => void navigate({ to: '/payments/$id', params: { id } })
  const { search: address } = useRouteSearch(disputesRoute)
  const { isMissing, organizationId, dealershipId } = useDealershipChoice(address.organization_id)
  useLivePayments(dealershipId)
  const list = useListSearch(
    disputesRoute,
    (filter) => paymentQueries.disputes({ ...filter, organization_id: organizationId }),
    { isEnabled: !isMissing },
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      tabs={<PaymentsTabs organizationId={organizationId} />}
      list={list}
      columns={useDisputeColumns()}
      onOpen={open}
      scope={<DealershipFilter list={list} />}
      instead={isMissing && <NoDealershipChosen />}
      filters={
        <SelectFilter
          list={list}
          name="state"
          label={t('state')}
          placeholder={t('anyState')}
          options={disputeStates.map((value) => ({ value, label: words(`dispute_${value}`) }))}
        />
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Scale}>
          {t('empty')}
        </EmptyState>
      }
    />
  )
}
