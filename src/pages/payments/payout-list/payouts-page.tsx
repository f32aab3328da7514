import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { paymentQueries, paymentText, payoutStates, useLivePayments } from '@/entities/payment'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { DayFilters, ListPage, SelectFilter } from '@/shared/ui/list-page'
import { DealershipFilter, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { PaymentFigures } from './payment-figures'
import { usePayoutColumns } from './payout-columns'
import { payoutsRoute } from './route'
import { payoutsText } from './text'

/** /payouts: what the provider transferred to the bank account of a dealership. */
export function PayoutsPage() {
  const t = useText(payoutsText)
  const words = useText(paymentText)
  const { search: address } = useRouteSearch(payoutsRoute)
  const { isMissing, organizationId, dealershipId } = useDealershipChoice(address.organization_id)
  useLivePayments(dealershipId)
  const list = useListSearch(
    payoutsRoute,
    (filter) => paymentQueries.payouts({ ...filter, organization_id: organizationId }),
    { isEnabled: !isMissing },
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      tabs={!isMissing && <PaymentFigures organizationId={organizationId} />}
      list={list}
      columns={usePayoutColumns()}
      scope={<DealershipFilter list={list} />}
      instead={isMissing && <NoDealershipChosen />}
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
              <Link to="/payment-management" search={{ organization_id: organizationId }}>
                {t('manage')}
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
