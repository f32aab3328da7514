import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OrderMessage } from '@/entities/order'
import { cx } from '@/shared/lib/class-names'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { orderMessagesText } from '../text'
import { MessageForm, type SendMessage } from './message-form'

type OrderMessagesProps = {
  query: UseQueryResult<{ items: OrderMessage[] }>
  /** The name of the other side. */
  other: string
  send: SendMessage
  /** Whether nobody is signed in, so that whoever writes has to give a name. */
  isByLink?: boolean
  /** Above the form. */
  children?: ReactNode
}

/** What both sides write about an order, newest last. */
export function OrderMessages({ query, other, send, isByLink = false, children }: OrderMessagesProps) {
  const t = useText(orderMessagesText)
  return (
    <Card title={t('messages')} className="print:hidden">
      <div className="grid gap-5">
        <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-muted">{t('noMessages')}</p>
            ) : (
              <div role="log" aria-label={t('messages')}>
                <ol className="grid gap-4">
                  {items.toReversed().map((message) => (
                    <Message key={message.id} message={message} isByLink={isByLink} />
                  ))}
                </ol>
              </div>
            )
          }
        </Loaded>
        {children}
        <MessageForm other={other} send={send} asksContact={isByLink} />
      </div>
    </Card>
  )
}

type MessageProps = { message: OrderMessage; isByLink: boolean }

function Message({ message, isByLink }: MessageProps) {
  const t = useText(orderMessagesText)
  const written = useDateTime()
  const { body, author, by_link, is_own, created_at } = message
  // Several people may hold a link: who of them wrote is only in the name.
  const name = is_own && !by_link ? t('you') : (author ?? t('deletedAccount'))
  const writer = by_link && !isByLink ? t('authorByLink', { author: name }) : name
  return (
    <li className={cx('grid max-w-[85%] gap-1', is_own && 'ml-auto')}>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {writer} · <time dateTime={created_at}>{written(created_at)}</time>
      </p>
      <p className="rounded-md border border-line px-3 py-2 whitespace-pre-line wrap-anywhere">{body}</p>
    </li>
  )
}
