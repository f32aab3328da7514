import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Handshake } from 'lucide-react'
import { type Link, type Organization, organizationQueries } from '@/entities/organization'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useKeptFocus } from '@/shared/lib/kept-focus'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { CardSkeleton } from '../card-skeleton'
import { OperatorButtons } from '../operator-buttons'
import { addressesText } from '../text'
import { LinkRow } from './link-row'

const isCurrent = ({ status }: Link) => status === 'PENDING' || status === 'ACTIVE'

/** For an operator its dealers, for a dealership its operators, with the requests that wait and those of before. */
export function LinkList({ organization }: { organization: Organization }) {
  const t = useText(addressesText)
  const keptFocus = useKeptFocus()
  const user = useUser()
  const { data, error, isFetching, refetch } = useQuery(
    organizationQueries.links(user.is_superuser ? organization.id : undefined),
  )
  const ofDealership = organization.type === 'DEALERSHIP'
  const title = t(ofDealership ? 'operators' : 'dealers')
  // A super user makes links on the page of the organizations, where both sides can be chosen.
  const buttons = ofDealership && !user.is_superuser && <OperatorButtons />
  const current = data?.items.filter(isCurrent) ?? []
  const earlier = data?.items.filter((link) => !isCurrent(link)) ?? []

  return (
    <Card {...keptFocus} aria-label={title} title={title}>
      <div className="grid gap-4">
        <p className="text-ink-muted">{t(ofDealership ? 'operatorsHelp' : 'dealersHelp')}</p>
        {buttons}
        {!data && !error && <CardSkeleton />}
        {!data && error && (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
        {data && current.length === 0 && (
          <EmptyState title={t(ofDealership ? 'noOperatorsTitle' : 'noDealersTitle')} icon={Handshake}>
            {t(ofDealership ? 'noOperators' : 'noDealers')}
          </EmptyState>
        )}
        {current.length > 0 && <Links label={title} links={current} ofDealership={ofDealership} />}
        {earlier.length > 0 && (
          <details className="group">
            <summary className="flex min-h-control cursor-pointer list-none items-center gap-1.5 font-medium text-ink-muted">
              <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
              {t('earlier', { count: earlier.length })}
            </summary>
            <Links label={t('earlier', { count: earlier.length })} links={earlier} ofDealership={ofDealership} />
          </details>
        )}
      </div>
    </Card>
  )
}

function Links({ label, links, ofDealership }: { label: string; links: Link[]; ofDealership: boolean }) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line border-y border-line">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} ofDealership={ofDealership} />
      ))}
    </ul>
  )
}
