import { useText } from '@/shared/lib/i18n'
import { stockText } from './text'

/** Says how much of what is wanted there is now, before anything is ordered or paid. */
export function useStockWords(): (stock: { quantity: number; available: number | null }) => string {
  const t = useText(stockText)
  return ({ quantity, available }) => {
    if (!available || available <= 0) return t('backorder')
    if (available >= quantity) return t('available', { count: available })
    return t('partly', { now: String(available), later: String(quantity - available) })
  }
}
