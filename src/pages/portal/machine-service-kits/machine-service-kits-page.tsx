import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dueKitsOf, endingOf, portalLinkQueries } from '@/entities/portal-link'
import { DealerOfLink } from '@/features/enter-hours'
import { LinkEnded } from '@/features/renew-portal-link'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { Loaded } from '@/shared/ui/loaded'
import { PortalPage } from '@/shared/ui/portal-page'
import { Skeleton } from '@/shared/ui/skeleton'
import { KitsActions } from './kits-actions'
import { MachineKits } from './machine-kits'
import { machineServiceKitsRoute } from './route'
import { serviceKitsText } from './text'

type MachineServiceKitsPageProps = {
  /** Of the e-mail; absent where the address is not whole. */
  token: string | undefined
  /** A link to ordering the kits; it gets the words. */
  order: (words: string) => ReactNode
}

/** /machine-service-kits: which tasks are due on an operator's machines, and the parts that each needs. */
export function MachineServiceKitsPage({ token, order }: MachineServiceKitsPageProps) {
  const t = useText(serviceKitsText)
  return (
    <PortalPage title={t('title')}>
      {token ? (
        <KitsOfLink key={token} token={token} order={order} />
      ) : (
        <LinkEnded to="kits" token="" ending="unknown" />
      )}
    </PortalPage>
  )
}

function KitsOfLink({ token, order }: { token: string; order: MachineServiceKitsPageProps['order'] }) {
  const t = useText(serviceKitsText)
  const query = useQuery(portalLinkQueries.serviceKits(token))
  const ending = endingOf(query.error)

  if (ending) return <LinkEnded to="kits" token={token} ending={ending} />
  return (
    <Loaded query={query} errorTitle={t('failed')} skeleton={skeleton}>
      {({ organization, can_order, machines, ...dealer }) => {
        const kits = dueKitsOf(machines)
        return (
          <>
            <div className="grid gap-0.5 wrap-anywhere">
              <h1 className="text-2xl font-bold">{t('title')}</h1>
              <p className="text-ink-muted">{organization}</p>
            </div>
            {machines.length === 0 ? (
              <EmptyState title={t('nothing')}>{t('nothingAdvice')}</EmptyState>
            ) : (
              <ul className="grid gap-5">
                {machines.map((machine) => (
                  <MachineKits key={machine.instance_id} machine={machine} />
                ))}
              </ul>
            )}
            <div className="mt-auto grid gap-4 pb-6">
              {machines.length > 0 && !can_order && dealer.dealership && (
                <p>{t('call', { dealership: dealer.dealership })}</p>
              )}
              <DealerOfLink portal={dealer} />
              {can_order && kits.length > 0 && dealer.dealership && (
                <KitsActions
                  token={token}
                  kits={kits}
                  dealership={dealer.dealership}
                  operator={organization}
                  order={order}
                />
              )}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

const skeleton = (
  <>
    <Skeleton className="h-8 w-3/4" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </>
)

export function MachineServiceKitsScreen() {
  const { token } = useRouteSearch(machineServiceKitsRoute).search
  return (
    <MachineServiceKitsPage
      token={token}
      order={(words) => (
        <LinkButton asChild size="lg" full variant="primary">
          <Link to="/machine-kits-checkout" search={{ token }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}
