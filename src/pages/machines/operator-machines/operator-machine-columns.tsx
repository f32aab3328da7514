import { Link } from '@tanstack/react-router'
import { MessagesSquare, Undo2 } from 'lucide-react'
import type { OperatorMachine } from '@/entities/operator-machine'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Badge } from '@/shared/ui/badge'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { LinkButton } from '@/shared/ui/link-button'
import { RowMenu } from '@/shared/ui/row-menu'
import { operatorMachinesRoute } from './route'
import { operatorMachinesText } from './text'

type Actions = {
  /** The other party of a row. */
  otherOf: (row: OperatorMachine) => string
  /** Who of the dealership answers is the dealership's business. */
  isOperator: boolean
  /** Undefined for those who assign none. */
  onWithdraw?: ((row: OperatorMachine) => void) | undefined
}

export function useOperatorMachineColumns({ otherOf, isOperator, onWithdraw }: Actions): Column<OperatorMachine>[] {
  const t = useText(operatorMachinesText)
  const ago = useRelativeTime()
  const { search } = useRouteSearch(operatorMachinesRoute)
  const nameOf = (row: OperatorMachine) => `${row.machine.name}, ${otherOf(row)}`
  const assignee: Column<OperatorMachine> = {
    id: 'assignee',
    value: ({ thread }) => thread.assignee?.name ?? '',
    header: t('assignee'),
    cell: ({ thread }) => thread.assignee?.name ?? t('nobody'),
  }
  return [
    {
      id: 'machine',
      value: ({ machine }) => machine.name,
      header: t('machine'),
      onCard: 'title',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link
            to="/operator-machines"
            search={{ ...search, thread: row.id }}
            // The same model is in the list once for each operator.
            aria-label={nameOf(row)}
            className={rowTitleClass}
          >
            {row.machine.name}
          </Link>
          {row.removed_at && <Badge>{t('withdrawn')}</Badge>}
          {!row.removed_at && row.thread.status === 'CLOSED' && <Badge>{t('closed')}</Badge>}
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
      moment: ({ last_message_at }) => last_message_at,
      header: t('lastMessage'),
      cell: ({ last_message_at }) => (last_message_at ? ago(last_message_at) : t('never')),
    },
    ...(isOperator ? [] : [assignee]),
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'footer',
      cell: (row) => (
        <span className="flex justify-end gap-1">
          <LinkButton asChild className="max-sm:grow">
            <Link
              to="/operator-machines"
              search={{ ...search, thread: row.id }}
              aria-label={
                row.unread_count > 0
                  ? t('unreadNamed', { machine: row.machine.name, other: otherOf(row), count: row.unread_count })
                  : t('messagesNamed', { machine: row.machine.name, other: otherOf(row) })
              }
            >
              <MessagesSquare aria-hidden />
              {t('messages')}
              {row.unread_count > 0 && <Badge tone="info">{t('unread', { count: row.unread_count })}</Badge>}
            </Link>
          </LinkButton>
          {onWithdraw && !row.removed_at && (
            <RowMenu
              name={nameOf(row)}
              actions={[{ label: t('withdraw'), icon: <Undo2 aria-hidden />, onSelect: () => onWithdraw(row) }]}
            />
          )}
        </span>
      ),
    },
  ]
}
