import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import type { PriceList } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { RowMenu } from '@/shared/ui/row-menu'
import { pricesText } from '../text'

type PriceListActions = { onRename: (list: PriceList) => void; onDelete: (list: PriceList) => void }

export function usePriceListColumns({ onRename, onDelete }: PriceListActions): Column<PriceList>[] {
  const t = useText(pricesText)
  return [
    {
      id: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ id, name }) => (
        <Link to="/manage-catalogue/prices/$id" params={{ id }} className={`${rowTitleClass} max-sm:min-h-control-sm`}>
          {name}
        </Link>
      ),
    },
    { id: 'entries', header: t('entries'), kind: 'number', cell: ({ entries }) => entries },
    { id: 'customers', header: t('customers'), kind: 'number', cell: ({ customers }) => customers },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (list) => (
        <RowMenu
          name={list.name}
          actions={[{ label: t('rename'), icon: <Pencil aria-hidden />, onSelect: () => onRename(list) }]}
          onDelete={() => onDelete(list)}
        />
      ),
    },
  ]
}
