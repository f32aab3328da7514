import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPortalLinksQuery } from '#contract/platform-limits'
import { LinkStateBadge, type PortalLink, portalLinkQueries, useLinkWords } from '@/entities/portal-link'
import { LinkMenu } from '@/features/share-link'
import { useText } from '@/shared/lib/i18n'
import { NewestCard } from '@/shared/ui/newest-card'
import { linkClass, shown } from './section'
import { customerText } from './text'

/** The links that were created for the customer, newest first. There is no list of them with an address of its own. */
export function CustomerLinks({ customerId }: { customerId: string }) {
  const t = useText(customerText)
  const [limit, setLimit] = useState<number>(shown)
  const query = useQuery(portalLinkQueries.list({ organizationId: customerId, limit }))
  return (
    <NewestCard
      title={t('links')}
      query={query}
      empty={t('noLinks')}
      allLink={
        <button
          type="button"
          className={`touch-target ${linkClass}`}
          onClick={() => setLimit(listPortalLinksQuery.limit.maximum)}
        >
          {t('allLinks', { count: query.data?.total ?? 0 })}
        </button>
      }
    >
      {(link) => <LinkRow link={link} />}
    </NewestCard>
  )
}

function LinkRow({ link }: { link: PortalLink }) {
  const t = useText(customerText)
  const { name, createdAt } = useLinkWords(link)
  return (
    <>
      <div className="min-w-0 grow basis-32">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-muted">{t('created', { when: createdAt })}</p>
      </div>
      <div className="flex items-center gap-2">
        <LinkStateBadge state={link.state} />
        <LinkMenu link={link} name={name} />
      </div>
    </>
  )
}
