import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { usePercent } from '@/shared/lib/percent'
import type { MaintenanceQuote } from '../maintenance-quote'
import { maintenanceQuoteText } from '../text'

/** Tax and total of the lines that were not declined. */
export function MaintenanceQuoteSums({ quote: { tax, tax_rate: rate, total } }: { quote: MaintenanceQuote }) {
  const t = useText(maintenanceQuoteText)
  const money = useMoney()
  const percent = usePercent()
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 @3xs:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-ink-muted">
        {rate ? t('taxNamed', { name: rate.name, percent: percent(rate.basis_points) }) : t('noTax')}
      </dt>
      <dd className="figures @3xs:text-right">{money(tax)}</dd>
      <dt className="font-semibold">{t('sum')}</dt>
      <dd className="figures font-semibold @3xs:text-right">{money(total)}</dd>
    </dl>
  )
}
