import { type CataloguePart, PartThumbnail } from '@/entities/catalogue'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { PartActions } from './part-actions'
import { PartState, usePartState } from './part-state'
import { cataloguePartsText } from './text'

export function usePartColumns(onOpen: (part: CataloguePart) => void): Column<CataloguePart>[] {
  const t = useText(cataloguePartsText)
  const stateOf = usePartState()
  const money = useMoney()
  const written = useDateTime()
  return [
    {
      id: 'part_number',
      sortable: true,
      header: t('number'),
      onCard: 'title',
      value: ({ part_number }) => part_number,
      cell: (part) => (
        <span className="flex items-center gap-3">
          <PartThumbnail name={part.description || part.part_number} picture={part.pictures[0]} size="sm" />
          <button type="button" data-printed onClick={() => onOpen(part)} className={`figures ${rowTitleClass}`}>
            {part.part_number}
          </button>
        </span>
      ),
    },
    {
      id: 'description',
      sortable: true,
      header: t('description'),
      value: ({ description }) => description,
      cell: ({ description }) => <span className="wrap-anywhere">{description}</span>,
    },
    {
      id: 'manufacturer',
      header: t('manufacturer'),
      value: ({ manufacturer }) => manufacturer,
      cell: ({ manufacturer }) => manufacturer,
    },
    {
      id: 'cost',
      sortable: true,
      header: t('price'),
      kind: 'money',
      amount: ({ cost }) => cost,
      cell: ({ cost }) => (cost ? money(cost) : t('noPrice')),
    },
    {
      id: 'available',
      header: t('available'),
      kind: 'number',
      value: ({ available }) => available,
      cell: ({ available }) => available,
    },
    {
      id: 'state',
      header: t('state'),
      kind: 'status',
      onCard: 'corner',
      value: (part) => stateOf(part).label,
      cell: (part) => <PartState part={part} />,
    },
    {
      id: 'updated_at',
      sortable: true,
      header: t('updated'),
      kind: 'date',
      moment: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => <time dateTime={updated_at}>{written(updated_at)}</time>,
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (part) => <PartActions part={part} onEdit={() => onOpen(part)} />,
    },
  ]
}
