import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { usePercent } from '@/shared/lib/percent'
import type { Quote } from '../quote'
import { quoteText } from '../text'

/** What the quote costs, with the tax rate that applies. */
export function QuoteSums({ quote }: { quote: Quote }) {
  const t = useText(quoteText)
  const money = useMoney()
  const percent = usePercent()
  const { subtotal, core_charge: core, tax, total, tax_rate: rate } = quote
  if (!total) return null
  const taxed = rate ? t('taxRate', { name: rate.name, percent: percent(rate.basis_points) }) : t('noTax')
  const rows = [
    [t('subtotal'), subtotal],
    [t('coreCharge'), core && core.amount > 0 ? core : null],
    [`${t('tax')} (${taxed})`, tax],
    [t('total'), total],
  ] as const
  return (
    <dl className="grid gap-2">
      {rows.map(
        ([name, amount]) =>
          amount && (
            <div key={name} className="pair last:text-lg last:font-bold">
              <dt>{name}</dt>
              <dd className="figures">{money(amount)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
