import { useLocale } from '@/shared/lib/i18n'
import { numberFormat } from '../formats'

/** "Money is integer minor units plus an ISO 4217 currency" (behaviour, section 2). */
type Money = { amount: number; currency: string }

/** Returns a formatter for amounts, with as many decimals as the currency has: "$24.50", "¥2,450". */
export const useMoney = (): ((money: Money) => string) => useWriter({})

/** Returns a formatter for amounts where there is little room, such as beside an axis: "$1.2K". */
export const useShortMoney = (): ((money: Money) => string) => useWriter({ notation: 'compact' })

function useWriter(options: Intl.NumberFormatOptions) {
  const locale = useLocale()
  return ({ amount, currency }: Money) => {
    const style = { style: 'currency', currency } as const
    const { maximumFractionDigits: decimals = 2 } = numberFormat(locale, style).resolvedOptions()
    const written = numberFormat(locale, { ...style, ...options }).format(amount / 10 ** decimals)
    // The hyphen that formatters write is easily missed, and not as wide as a figure.
    return written.replace('-', '\u2212')
  }
}
