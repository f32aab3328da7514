import type { MachineMessage } from '@/entities/operator-machine'
import { cx } from '@/shared/lib/class-names'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { operatorMachinesText } from './text'

/** @param messages newest first, as the server sends them; displayed oldest first */
export function MessageList({ messages }: { messages: readonly MachineMessage[] }) {
  const t = useText(operatorMachinesText)
  return (
    <div role="log" aria-label={t('thread')}>
      <ol className="grid gap-4">
        {messages.toReversed().map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </div>
  )
}

function Message({ message: { body, author, is_own, created_at } }: { message: MachineMessage }) {
  const t = useText(operatorMachinesText)
  const written = useDateTime()
  const who = is_own ? t('you') : [author.name, author.organization].filter(Boolean).join(', ')
  return (
    <li className={cx('grid max-w-[85%] gap-1', is_own && 'ml-auto')}>
      <p className="text-sm text-ink-muted">
        {who} · <time dateTime={created_at}>{written(created_at)}</time>
      </p>
      <p
        className={cx(
          'rounded-md border border-line px-3 py-2 whitespace-pre-line wrap-anywhere',
          is_own ? 'bg-neutral-surface' : 'bg-surface',
        )}
      >
        {body}
      </p>
    </li>
  )
}
