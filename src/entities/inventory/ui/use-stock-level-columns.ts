import { useText } from '@/shared/lib/i18n'
import type { Column } from '@/shared/ui/data-table'
import type { StockLevel } from '../inventory'
import { inventoryText } from '../text'

/** Where goods are, and how many of them are free. */
export function useStockLevelColumns(): Column<StockLevel>[] {
  const t = useText(inventoryText)
  return [
    { id: 'location', header: t('location'), onCard: 'title', cell: ({ location }) => location },
    { id: 'on_hand', header: t('onHand'), kind: 'number', cell: ({ on_hand }) => on_hand },
    { id: 'reserved', header: t('reserved'), kind: 'number', cell: ({ reserved }) => reserved },
    { id: 'available', header: t('available'), kind: 'number', cell: ({ on_hand, reserved }) => on_hand - reserved },
  ]
}
