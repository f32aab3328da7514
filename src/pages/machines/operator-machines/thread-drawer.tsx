import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { MachineLink } from '@/entities/machine'
import {
  type MachineMessage,
  type OperatorMachine,
  operatorMachineQueries,
  useLiveMessages,
} from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { MessageForm } from './message-form'
import { questionToAnswer } from './question-to-answer'
import { operatorMachinesText } from './text'
import { ThreadMessage } from './thread-message'
import { ThreadProgress } from './thread-progress'

type ThreadDrawerProps = {
  operatorMachine: OperatorMachine
  /** Who reads what the person writes. */
  other: string
  onOpenMachine: (machineId: string) => void
  onClose: () => void
}

/** "A thread between operator and dealership, live over the socket" on a machine. */
export function ThreadDrawer({ operatorMachine, other, onOpenMachine, onClose }: ThreadDrawerProps) {
  const { id, machine, removed_at } = operatorMachine
  const t = useText(operatorMachinesText)
  const [isDirty, setIsDirty] = useState(false)
  const thread = useLiveMessages(id)
  const [chosen, setChosen] = useState<string | null>()
  const { data: progress } = useQuery(operatorMachineQueries.progress(id))
  const isStaff = progress !== undefined && progress.staff.length > 0
  const question = isStaff ? questionToAnswer(thread.data?.items ?? [], chosen) : undefined
  return (
    <Drawer open onOpenChange={onClose} isDirty={isDirty} title={t('threadTitle', { machine: machine.name, other })}>
      <div className="flex min-h-full flex-col gap-5">
        {!removed_at && (
          <p className="[&_a]:touch-target [&_a]:text-link">
            {machine.type} ·{' '}
            <MachineLink machine={machine} onOpen={onOpenMachine}>
              {t('openModel')}
            </MachineLink>
          </p>
        )}
        <ThreadProgress operatorMachine={operatorMachine} />
        <div className="grow">
          <Thread
            thread={thread}
            other={other}
            question={question}
            onAnswer={isStaff && !removed_at ? setChosen : undefined}
          />
        </div>
        {removed_at ? (
          <Callout>{t('threadWithdrawn')}</Callout>
        ) : (
          <MessageForm
            operatorMachine={operatorMachine}
            isStaff={isStaff}
            question={question}
            onNoQuestion={() => setChosen(null)}
            onSent={() => setChosen(undefined)}
            onDirty={setIsDirty}
          />
        )}
      </div>
    </Drawer>
  )
}

type ThreadProps = {
  thread: ReturnType<typeof useLiveMessages>
  other: string
  /** The question that the next message answers. */
  question: MachineMessage | undefined
  /** Chooses the question that the next message answers; only staff do. */
  onAnswer: ((questionId: string) => void) | undefined
}

function Thread({ thread, other, ...answering }: ThreadProps) {
  const t = useText(operatorMachinesText)
  const skeleton = (
    <>
      <Skeleton className="h-16 w-3/4" />
      <Skeleton className="ml-auto h-16 w-3/4" />
    </>
  )
  return (
    <Loaded query={thread} skeleton={skeleton}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={MessagesSquare} title={t('threadEmptyTitle')}>
            {t('threadEmpty', { other })}
          </EmptyState>
        ) : (
          <MessageList messages={items} {...answering} />
        )
      }
    </Loaded>
  )
}

type MessageListProps = Pick<ThreadProps, 'question' | 'onAnswer'> & { messages: readonly MachineMessage[] }

/** @param messages newest first, as the server sends them; displayed oldest first */
function MessageList({ messages, question, onAnswer }: MessageListProps) {
  const t = useText(operatorMachinesText)
  return (
    <div role="log" aria-label={t('thread')}>
      <ol className="grid gap-4">
        {messages.toReversed().map((message) => (
          <ThreadMessage
            key={message.id}
            message={message}
            answered={messages.find(({ id }) => id === message.reply_to)}
            onAnswer={message.id === question?.id ? undefined : onAnswer}
          />
        ))}
      </ol>
    </div>
  )
}
