import { Trash2 } from 'lucide-react'
import type { PriceListEntry } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import type { Column } from '@/shared/ui/data-table'
import { RowMenu } from '@/shared/ui/row-menu'
import { priceListText } from './text'

type EntryColumns = {
  currency: string
  onEdit: (entry: PriceListEntry) => void
  onRemove: (entry: PriceListEntry) => void
}

export function useEntryColumns({ currency, onEdit, onRemove }: EntryColumns): Column<PriceListEntry>[] {
  const t = useText(priceListText)
  const money = useMoney()
  return [
    {
      id: 'number',
      header: t('number'),
      onCard: 'title',
      cell: ({ part_number }) => <span className="figures font-semibold wrap-anywhere">{part_number}</span>,
    },
    {
      id: 'description',
      header: t('description'),
      cell: ({ description }) => <span className="wrap-anywhere">{description}</span>,
    },
    { id: 'from', header: t('fromQuantity'), kind: 'number', cell: ({ min_quantity }) => min_quantity },
    {
      id: 'amount',
      header: t('price'),
      kind: 'money',
      onCard: 'corner',
      cell: ({ amount }) => money({ amount, currency }),
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (entry) => (
        <RowMenu
          name={entry.part_number}
          onEdit={() => onEdit(entry)}
          actions={[
            { label: t('remove'), icon: <Trash2 aria-hidden />, destructive: true, onSelect: () => onRemove(entry) },
          ]}
        />
      ),
    },
  ]
}
