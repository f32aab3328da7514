import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Handshake } from 'lucide-react'
import { type Link, type Organization, organizationQueries } from '@/entities/organization'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRetainedFocus } from '@/shared/lib/retained-focus'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { OperatorButtons } from '../operator-buttons'
import { addressesText } from '../text'
import { LinkRow } from './link-row'

const isCurrent = ({ status }: Link) => status === 'PENDING' || status === 'ACTIVE'

/** For an operator its dealers, for a dealership its operators, with the requests that wait and those of before. */
export function LinkList({ organization }: { organization: Organization }) {
  const t = useText(addressesText)
  const retainedFocus = useRetainedFocus()
  const user = useUser()
  const query = useQuery(organizationQueries.links(user.is_superuser ? organization.id : undefined))
  const ofDealership = organization.type === 'DEALERSHIP'
  const title = t(ofDealership ? 'operators' : 'dealers')
  // A super user makes links on the page of the organizations, where both sides can be chosen.
  const buttons = ofDealership && !user.is_superuser && <OperatorButtons />
  const help = t(ofDealership ? 'helpForStaff' : 'helpForOperator')
  return (
    <Card {...retainedFocus} aria-label={title} title={title}>
      <div className="grid gap-4">
        {!user.is_superuser && <p className="text-ink-muted">{help}</p>}
        {buttons}
        <Loaded query={query}>
          {({ items }) => <CurrentAndEarlier label={title} links={items} ofDealership={ofDealership} />}
        </Loaded>
      </div>
    </Card>
  )
}

type LinksProps = { label: string; links: Link[]; ofDealership: boolean }

function CurrentAndEarlier({ label, links, ofDealership }: LinksProps) {
  const t = useText(addressesText)
  const { is_superuser } = useUser()
  const adviceOfSide = ofDealership ? 'noLinksForStaff' : 'noLinksForOperator'
  const advice = is_superuser ? 'noLinksForSuperUser' : adviceOfSide
  const current = links.filter(isCurrent)
  const earlier = links.filter((link) => !isCurrent(link))
  return (
    <>
      {current.length === 0 ? (
        <EmptyState title={t(ofDealership ? 'noLinksTitleForStaff' : 'noLinksTitleForOperator')} icon={Handshake}>
          {t(advice)}
        </EmptyState>
      ) : (
        <Links label={label} links={current} ofDealership={ofDealership} />
      )}
      {earlier.length > 0 && (
        <details className="group">
          <summary className="flex min-h-control cursor-pointer list-none items-center gap-1.5 font-medium text-ink-muted">
            <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
            {t('earlier', { count: earlier.length })}
          </summary>
          <Links label={t('earlier', { count: earlier.length })} links={earlier} ofDealership={ofDealership} />
        </details>
      )}
    </>
  )
}

function Links({ label, links, ofDealership }: LinksProps) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line border-y border-line">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} ofDealership={ofDealership} />
      ))}
    </ul>
  )
}
