import { useQuery } from '@tanstack/react-query'
import { LinkStateBadge, type PortalLink, portalLinkQueries, useLinkWords } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { NewestCard } from '@/shared/ui/newest-card'
import { shown } from './section'
import { customerText } from './text'

/** The newest links that were created for the customer. There is no list of them with an address of its own. */
export function CustomerLinks({ customerId }: { customerId: string }) {
  const t = useText(customerText)
  const query = useQuery(portalLinkQueries.list({ organizationId: customerId, limit: shown }))
  return (
    <NewestCard
      title={t('links')}
      query={query}
      empty={t('noLinks')}
      allLink={<span className="text-ink-muted">{t('moreLinks', { shown, count: query.data?.total ?? 0 })}</span>}
    >
      {(link) => <LinkRow link={link} />}
    </NewestCard>
  )
}

function LinkRow({ link }: { link: PortalLink }) {
  const t = useText(customerText)
  const { name, givenOut } = useLinkWords(link)
  return (
    <>
      <div className="min-w-0 grow basis-36">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-muted">{t('created', { when: givenOut })}</p>
      </div>
      <LinkStateBadge state={link.state} />
    </>
  )
}
