import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { operatorMachineQueries } from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Badge } from '@/shared/ui/badge'
import { NewestCard } from '@/shared/ui/newest-card'
import { linkClass, shown } from './section'
import { customerText } from './text'

/** The open conversations with the customer about its models, unread ones first, as the list of all shows them. */
export function CustomerMessages({ customerId }: { customerId: string }) {
  const t = useText(customerText)
  const ago = useRelativeTime()
  const query = useQuery(
    operatorMachineQueries.list({ organization_id: customerId, status: 'OPEN', has_messages: true, limit: shown }),
  )
  const ofCustomer = { organization_id: customerId }
  return (
    <NewestCard
      title={t('messages')}
      query={query}
      empty={t('noMessages')}
      allLink={
        <Link to="/operator-machines" search={ofCustomer} className={linkClass}>
          {t('allMessages', { count: query.data?.total ?? 0 })}
        </Link>
      }
    >
      {({ id, machine, last_message_at: at, unread_count: count }) => (
        <>
          <div className="min-w-0 grow basis-36">
            <p className="font-medium">
              <Link to="/operator-machines" search={{ ...ofCustomer, thread: id }} className={linkClass}>
                {machine.name}
              </Link>
            </p>
            <p className="text-sm text-ink-muted">{at ? t('lastMessage', { when: ago(at) }) : t('noMessage')}</p>
          </div>
          {count > 0 && <Badge tone="info">{t('unread', { count })}</Badge>}
        </>
      )}
    </NewestCard>
  )
}
