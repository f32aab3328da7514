import { MessagesSquare, Undo2 } from 'lucide-react'
import { MachineLink } from '@/entities/machine'
import type { OperatorMachine } from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import type { Column } from '@/shared/ui/data-table'
import { RowMenu } from '@/shared/ui/row-menu'
import { operatorMachinesText } from './text'

type Actions = {
  /** The other party of a row. */
  otherOf: (row: OperatorMachine) => string
  onOpen: (machineId: string) => void
  onMessages: (row: OperatorMachine) => void
  /** Undefined for those who assign none. */
  onWithdraw?: ((row: OperatorMachine) => void) | undefined
}

export function useOperatorMachineColumns({
  otherOf,
  onOpen,
  onMessages,
  onWithdraw,
}: Actions): Column<OperatorMachine>[] {
  const t = useText(operatorMachinesText)
  const ago = useRelativeTime()
  return [
    {
      id: 'machine',
      value: ({ machine }) => machine.name,
      header: t('machine'),
      onCard: 'title',
      cell: ({ machine, removed_at, thread }) =>
        removed_at ? (
          <span className="inline-flex flex-wrap items-center gap-2 font-semibold">
            {machine.name}
            <Badge>{t('withdrawn')}</Badge>
          </span>
        ) : (
          <span className="inline-flex flex-wrap items-center gap-2 font-semibold">
            <MachineLink machine={machine} onOpen={onOpen}>
              {machine.name}
            </MachineLink>
            {thread.status === 'CLOSED' && <Badge>{t('closed')}</Badge>}
          </span>
        ),
    },
    { id: 'type', value: ({ machine }) => machine.type, header: t('type'), cell: ({ machine }) => machine.type },
    {
      id: 'operator',
      value: ({ organization }) => organization.name,
      header: t('operator'),
      cell: ({ organization }) => organization.name,
    },
    {
      id: 'dealership',
      value: ({ dealership }) => dealership.name,
      header: t('dealership'),
      cell: ({ dealership }) => dealership.name,
    },
    {
      id: 'instances',
      value: ({ instance_count }) => instance_count,
      header: t('instances'),
      kind: 'number',
      cell: ({ instance_count }) => instance_count,
    },
    {
      id: 'last-message',
      value: ({ last_message_at }) => last_message_at,
      header: t('lastMessage'),
      cell: ({ last_message_at }) => (last_message_at ? ago(last_message_at) : t('never')),
    },
    {
      id: 'assignee',
      value: ({ thread }) => thread.assignee?.name ?? '',
      header: t('assignee'),
      cell: ({ thread }) => thread.assignee?.name ?? t('nobody'),
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'footer',
      cell: (row) => (
        <span className="flex justify-end gap-1">
          <Button
            icon={<MessagesSquare aria-hidden />}
            aria-label={
              row.unread_count > 0
                ? t('unreadNamed', { machine: row.machine.name, other: otherOf(row), count: row.unread_count })
                : t('messagesNamed', { machine: row.machine.name, other: otherOf(row) })
            }
            onClick={() => onMessages(row)}
            className="max-sm:grow"
          >
            {t('messages')}
            {row.unread_count > 0 && <Badge tone="info">{t('unread', { count: row.unread_count })}</Badge>}
          </Button>
          {onWithdraw && !row.removed_at && (
            <RowMenu
              name={`${row.machine.name}, ${otherOf(row)}`}
              actions={[{ label: t('withdraw'), icon: <Undo2 aria-hidden />, onSelect: () => onWithdraw(row) }]}
            />
          )}
        </span>
      ),
    },
  ]
}
