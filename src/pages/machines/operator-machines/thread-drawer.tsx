import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { type MachineMessage, type OperatorMachine, useLiveMessages } from '@/entities/operator-machine'
import { PictureStrip } from '@/entities/picture'
import { cx } from '@/shared/lib/class-names'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { MessageForm } from './message-form'
import { operatorMachinesText } from './text'
import { ThreadProgress } from './thread-progress'

type ThreadDrawerProps = {
  operatorMachine: OperatorMachine
  /** Who reads what the person writes. */
  other: string
  onClose: () => void
}

/** "A thread between operator and dealership, live over the socket" on a machine. */
export function ThreadDrawer({ operatorMachine, other, onClose }: ThreadDrawerProps) {
  const { id, machine, removed_at } = operatorMachine
  const t = useText(operatorMachinesText)
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Drawer open onOpenChange={onClose} isDirty={isDirty} title={t('threadTitle', { machine: machine.name, other })}>
      <div className="grid min-h-full grid-rows-[auto_1fr_auto] gap-5">
        <ThreadProgress operatorMachine={operatorMachine} />
        <Thread id={id} other={other} />
        {removed_at ? <Callout>{t('threadWithdrawn')}</Callout> : <MessageForm id={id} onDirty={setIsDirty} />}
      </div>
    </Drawer>
  )
}

function Thread({ id, other }: { id: string; other: string }) {
  const t = useText(operatorMachinesText)
  const skeleton = (
    <>
      <Skeleton className="h-16 w-3/4" />
      <Skeleton className="ml-auto h-16 w-3/4" />
    </>
  )
  return (
    <Loaded query={useLiveMessages(id)} skeleton={skeleton}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={MessagesSquare} title={t('threadEmptyTitle')}>
            {t('threadEmpty', { other })}
          </EmptyState>
        ) : (
          <MessageList messages={items} />
        )
      }
    </Loaded>
  )
}

/** @param messages newest first, as the server sends them; displayed oldest first */
function MessageList({ messages }: { messages: readonly MachineMessage[] }) {
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

function Message({ message: { body, about, pictures, author, is_own, created_at } }: { message: MachineMessage }) {
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
      <PictureStrip label={is_own ? t('yourPhotographs') : t('photographsBy', { who })} pictures={pictures} />
      {about && <AboutQuestion about={about} />}
    </li>
  )
}

/** The machine that a question is about, and the answer that did not help. */
function AboutQuestion({ about: { serial_number, answer } }: { about: NonNullable<MachineMessage['about']> }) {
  const t = useText(operatorMachinesText)
  return (
    <div className="grid gap-1 text-sm text-ink-muted">
      {serial_number && <p>{t('serialNumber', { serial: serial_number })}</p>}
      {answer && (
        <details>
          <summary className="flex min-h-control cursor-pointer items-center text-link hover:underline">
            {t('answerThatDidNotHelp')}
          </summary>
          <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">{answer}</blockquote>
        </details>
      )}
    </div>
  )
}
