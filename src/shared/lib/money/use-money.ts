import { useLanguage } from '@/shared/lib/i18n'

/** "Money is integer minor units plus an ISO 4217 currency" (behaviour, section 2). */
type Money = { amount: number; currency: string }

/** Returns a formatter for amounts, with as many decimals as the currency has: "$24.50", "¥2,450". */
export function useMoney(): (money: Money) => string {
  const language = useLanguage()
  return ({ amount, currency }) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency })
    const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions()
    return format.format(amount / 10 ** decimals)
  }
}
