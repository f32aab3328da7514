import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { newMessageLimits } from '#contract/platform-limits'
import { type Order, type OrderMessage, orderMutations, orderQueries } from '@/entities/order'
import { useApiForm } from '@/shared/lib/api-form'
import { cx } from '@/shared/lib/class-names'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { createTries } from '@/shared/lib/new-id'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextareaField } from '@/shared/ui/textarea-field'
import { orderText } from './text'

type OrderMessagesProps = { order: Order; isSeller: boolean }

/** What both sides write about an order, newest last. */
export function OrderMessages({ order, isSeller }: OrderMessagesProps) {
  const t = useText(orderText)
  const query = useQuery(orderQueries.messages(order.id))
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
                    <Message key={message.id} message={message} />
                  ))}
                </ol>
              </div>
            )
          }
        </Loaded>
        <MessageForm order={order} other={(isSeller ? order.operator : order.dealership).name} />
      </div>
    </Card>
  )
}

function Message({ message: { body, author, is_own, created_at } }: { message: OrderMessage }) {
  const t = useText(orderText)
  const written = useDateTime()
  return (
    <li className={cx('grid max-w-[85%] gap-1', is_own && 'ml-auto')}>
      <p className="text-sm text-ink-muted">
        {is_own ? t('you') : (author ?? t('byLink'))} · <time dateTime={created_at}>{written(created_at)}</time>
      </p>
      <p className="rounded-md border border-line px-3 py-2 whitespace-pre-line wrap-anywhere">{body}</p>
    </li>
  )
}

/** Writes to the other side. What could not be sent stays in the field. */
function MessageForm({ order, other }: { order: Order; other: string }) {
  const t = useText(orderText)
  const [tries] = useState(createTries)
  const isSent = useRef(false)
  const { mutateAsync } = useMutation(orderMutations.send(order.id, tries))
  const { register, submit, errorOf, failure, isPending, reset } = useApiForm({
    defaultValues: { body: '' },
    send: async ({ body }) => {
      await mutateAsync(body)
      isSent.current = true
    },
  })

  async function send(event: FormEvent) {
    isSent.current = false
    await submit(event)
    if (isSent.current) reset({ body: '' })
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      <TextareaField
        label={t('message', { other })}
        error={errorOf('body')}
        maxLength={newMessageLimits.body.maxLength}
        {...register('body', { validate: (body) => body.trim() !== '' || t('messageRequired') })}
      />
      <Button type="submit" pending={isPending} className="sm:ml-auto">
        {t('send')}
      </Button>
    </form>
  )
}
