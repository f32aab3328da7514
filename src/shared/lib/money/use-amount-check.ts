import { useText } from '@/shared/lib/i18n'
import { decimalsOf, hasThousands, readAmount, writeAmount } from './amounts'
import { moneyText } from './text'

const EXAMPLE = 125.5
const LARGE_EXAMPLE = 1250

/**
 * Returns a check of a typed amount for a form: true, or why it cannot be read, with an example as one would type it.
 *
 * @param wrong says what is wanted where the form knows more than that it is an amount
 */
export function useAmountCheck(currency: string, wrong?: string): (typed: string) => true | string {
  const t = useText(moneyText)
  const such = (major: number) => {
    const cents = readAmount(String(major), currency) ?? readAmount(String(Math.trunc(major)), currency) ?? 0
    return writeAmount(cents, currency)
  }
  return (typed) => {
    if (readAmount(typed, currency) !== undefined) return true
    if (!hasThousands(typed)) return wrong ?? t('amountWrong', { example: such(EXAMPLE) })
    const [decimals, example] = [decimalsOf(currency), such(LARGE_EXAMPLE)]
    return decimals === 0 ? t('amountGroupedWhole', { example }) : t('amountGrouped', { decimals, example })
  }
}
