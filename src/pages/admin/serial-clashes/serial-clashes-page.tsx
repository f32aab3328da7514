import { Hash } from 'lucide-react'
import { InstanceLink, machineInstanceQueries, type SerialClash, useOpenInstance } from '@/entities/machine-instance'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import type { Column } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { serialClashesRoute } from './route'
import { serialClashesText } from './text'

/** What nobody learns who adds a machine: that another owner has its serial number. */
export function SerialClashesPage() {
  const t = useText(serialClashesText)
  const list = useListSearch(serialClashesRoute, machineInstanceQueries.serialClashes)
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      list={list}
      columns={useClashColumns()}
      searchLabel={t('search')}
      empty={
        <EmptyState title={t('emptyTitle')} icon={Hash}>
          {t('empty')}
        </EmptyState>
      }
    />
  )
}

type Clashing = SerialClash['instances'][number]

const nameOf = ({ organization, name }: Clashing) => (name ? `${organization}: ${name}` : organization)

function useClashColumns(): Column<SerialClash>[] {
  const t = useText(serialClashesText)
  const written = useDateTime()
  const open = useOpenInstance()
  return [
    {
      id: 'serial-number',
      header: t('serialNumber'),
      onCard: 'title',
      value: ({ serial_number }) => serial_number,
      cell: ({ serial_number }) => <span className="font-semibold wrap-anywhere">{serial_number}</span>,
    },
    { id: 'model', header: t('model'), value: ({ machine }) => machine, cell: ({ machine }) => machine },
    {
      id: 'machines',
      header: t('machines'),
      value: ({ instances }) => instances.map(nameOf).join(', '),
      cell: ({ instances }) => (
        <ul className="grid gap-1">
          {instances.map((instance) => (
            <li key={instance.id}>
              <InstanceLink instance={instance} onOpen={open}>
                {nameOf(instance)}
              </InstanceLink>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'added',
      header: t('addedAt'),
      kind: 'date',
      onCard: 'corner',
      moment: ({ added_at }) => added_at,
      cell: ({ added_at }) => <time dateTime={added_at}>{written(added_at)}</time>,
    },
  ]
}
