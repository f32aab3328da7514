import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { type OperatorMachine, useLiveMessages } from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { MessageForm } from './message-form'
import { MessageList } from './message-list'
import { operatorMachinesText } from './text'

type ThreadDrawerProps = {
  operatorMachine: OperatorMachine
  /** Who reads what the person writes. */
  other: string
  onClose: () => void
}

/** "A thread between operator and dealership, live over the socket" on a machine. */
export function ThreadDrawer({ operatorMachine: { id, machine, removed_at }, other, onClose }: ThreadDrawerProps) {
  const t = useText(operatorMachinesText)
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Drawer open onOpenChange={onClose} isDirty={isDirty} title={t('threadTitle', { machine: machine.name, other })}>
      <div className="grid min-h-full grid-rows-[1fr_auto] gap-5">
        <Thread id={id} other={other} />
        {removed_at ? <Callout>{t('threadTakenBack')}</Callout> : <MessageForm id={id} onDirty={setIsDirty} />}
      </div>
    </Drawer>
  )
}

function Thread({ id, other }: { id: string; other: string }) {
  const t = useText(operatorMachinesText)
  const skeleton = (
    <>
      <Skeleton className="h-16 w-4/5" />
      <Skeleton className="ml-auto h-16 w-4/5" />
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
