import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { paymentQueries } from '@/entities/payment'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Callout } from '@/shared/ui/callout'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { Loaded } from '@/shared/ui/loaded'
import { PageHeader } from '@/shared/ui/page-header'
import { DealershipChoice, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { CalculationCard } from './calculation-card'
import { RegistrationsCard } from './registrations-card'
import { taxSettingsRoute } from './route'
import { taxSettingsText } from './text'

type TaxSettingsPageProps = {
  /** Links; they get their words. */
  toAccount: (words: string) => ReactNode
  toRates: (words: string) => ReactNode
  /** The dealership that a super user has chosen. */
  chosen: string | undefined
  onChoose: (dealershipId: string | undefined) => void
}

/** /taxes: how the provider calculates the taxes of a dealership. */
export function TaxSettingsPage({ toAccount, toRates, chosen, onChoose }: TaxSettingsPageProps) {
  const t = useText(taxSettingsText)
  usePageTitle(t('title'))
  const { isMissing, organizationId } = useDealershipChoice(chosen)
  const query = useQuery({
    ...paymentQueries.taxSettings(organizationId),
    enabled: !isMissing,
    retry: (count, error) => !isNotReady(error) && count < 2,
  })
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <DealershipChoice value={chosen} onChange={onChoose} className="mb-6 sm:w-80" />
      {isMissing ? (
        <NoDealershipChosen />
      ) : isNotReady(query.error) ? (
        <EmptyState title={t('notReadyTitle')} icon={Landmark} action={toAccount(t('manage'))}>
          {t('notReady')}
        </EmptyState>
      ) : (
        <Loaded query={query} errorTitle={t('failedToLoad')}>
          {(settings) => (
            <div className="grid gap-6">
              <Callout actions={toRates(t('toRates'))}>{t('rates')}</Callout>
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <CalculationCard settings={settings} organizationId={organizationId} />
                <RegistrationsCard settings={settings} organizationId={organizationId} />
              </div>
            </div>
          )}
        </Loaded>
      )}
    </>
  )
}

const isNotReady = (error: Error | null) => error instanceof ApiError && error.code === 'payments_not_ready'

export function TaxSettingsScreen() {
  const { search, setSearch } = useRouteSearch(taxSettingsRoute)
  const { organization_id: chosen } = search
  return (
    <TaxSettingsPage
      chosen={chosen}
      onChoose={(organization_id) => setSearch({ organization_id })}
      toAccount={(words) => (
        <LinkButton asChild variant="primary">
          <Link to="/payment-management" search={{ organization_id: chosen }}>
            {words}
          </Link>
        </LinkButton>
      )}
      toRates={(words) => (
        <LinkButton asChild size="sm">
          <Link to="/manage-catalogue/tax">{words}</Link>
        </LinkButton>
      )}
    />
  )
}
