import { Link } from '@tanstack/react-router'
import { type PartStock, StockBadge, StockBar, useStockState } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { inventoryListText } from './text'

export function useStockColumns(): Column<PartStock>[] {
  const t = useText(inventoryListText)
  const stateOf = useStockState()
  const figure = (id: 'on_hand' | 'reserved' | 'available' | 'back_ordered', header: string): Column<PartStock> => ({
    id,
    header,
    kind: 'number',
    value: (stock) => stock[id],
    cell: (stock) => stock[id],
  })
  return [
    {
      id: 'part_number',
      header: t('number'),
      sortable: true,
      onCard: 'title',
      value: ({ part }) => part.part_number,
      cell: ({ id, part }) => (
        <Link to="/inventory/$id" params={{ id }} className={`figures ${rowTitleClass}`}>
          {part.part_number}
        </Link>
      ),
    },
    {
      id: 'description',
      header: t('description'),
      sortable: true,
      value: ({ part }) => part.description,
      cell: ({ part }) => <span className="wrap-anywhere">{part.description}</span>,
    },
    { id: 'bar', header: t('stock'), onCard: 'hidden', cell: (stock) => <StockBar stock={stock} /> },
    figure('on_hand', t('onHand')),
    figure('reserved', t('reserved')),
    figure('available', t('available')),
    figure('back_ordered', t('backOrdered')),
    {
      id: 'state',
      header: t('state'),
      kind: 'status',
      onCard: 'corner',
      value: stateOf,
      cell: (stock) => <StockBadge stock={stock} />,
    },
  ]
}
