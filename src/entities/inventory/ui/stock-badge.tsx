import { useText } from '@/shared/lib/i18n'
import { type Status, StatusBadge } from '@/shared/ui/status-badge'
import type { PartStock } from '../inventory'
import { inventoryText } from '../text'

type State = 'back_ordered' | 'low' | 'in_stock' | 'none'

const appearances: Record<State, Status> = { back_ordered: 'failed', low: 'attention', in_stock: 'done', none: 'idle' }

/** What most needs attention first. */
function stockStateOf({ back_ordered, is_low, on_hand }: PartStock): State {
  if (back_ordered > 0) return 'back_ordered'
  if (is_low) return 'low'
  return on_hand > 0 ? 'in_stock' : 'none'
}

/** Returns the words for what most needs attention in a part's stock. */
export function useStockState(): (stock: PartStock) => string {
  const t = useText(inventoryText)
  return (stock) => t(stockStateOf(stock))
}

export function StockBadge({ stock }: { stock: PartStock }) {
  const t = useText(inventoryText)
  const state = stockStateOf(stock)
  return <StatusBadge status={appearances[state]} label={t(state)} />
}
