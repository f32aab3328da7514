import { useQuery } from '@tanstack/react-query'
import { type PaymentAccount, paymentQueries, SAFETY_INTERVAL, useLivePayments } from '@/entities/payment'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Callout } from '@/shared/ui/callout'
import { Loaded } from '@/shared/ui/loaded'
import { PageHeader } from '@/shared/ui/page-header'
import { DealershipChoice, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { AccountCard } from './account-card'
import { BalanceCard } from './balance-card'
import { paymentManagementRoute } from './route'
import { paymentManagementText } from './text'

type PaymentManagementPageProps = {
  /** Leads to the provider's screens. */
  onLeave: (url: string) => void
  /** The dealership that a super user has chosen. */
  chosen: string | undefined
  onChoose: (dealershipId: string | undefined) => void
}

/** /payment-management: the account of a dealership with the payment provider. */
export function PaymentManagementPage({ onLeave, chosen, onChoose }: PaymentManagementPageProps) {
  const t = useText(paymentManagementText)
  usePageTitle(t('title'))
  const { isMissing, organizationId } = useDealershipChoice(chosen)
  const query = useQuery({
    ...paymentQueries.account(organizationId),
    enabled: !isMissing,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (isBeingChecked(data) ? SAFETY_INTERVAL : false),
  })
  useLivePayments(query.data?.organization_id)
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <DealershipChoice value={chosen} onChange={onChoose} className="mb-6 sm:w-80" />
      {isMissing ? (
        <NoDealershipChosen />
      ) : (
        <Loaded query={query} errorTitle={t('failedToLoad')}>
          {(account) => (
            <div className="grid gap-6">
              {account.provider !== 'stripe' && <Callout>{t(account.provider)}</Callout>}
              <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                <AccountCard
                  key={account.organization_id}
                  account={account}
                  organizationId={organizationId}
                  onLeave={onLeave}
                />
                {account.balance && <BalanceCard balance={account.balance} />}
              </div>
            </div>
          )}
        </Loaded>
      )}
    </>
  )
}

/** The provider has all of the answers, but has not enabled everything. */
const isBeingChecked = (account: PaymentAccount | undefined) => account?.status === 'RESTRICTED'

export function PaymentManagementScreen() {
  const { search, setSearch } = useRouteSearch(paymentManagementRoute)
  return (
    <PaymentManagementPage
      onLeave={(url) => window.location.assign(url)}
      chosen={search.organization_id}
      onChoose={(organization_id) => setSearch({ organization_id })}
    />
  )
}
