import { useQuery } from '@tanstack/react-query'
import { type MonthOfPayments, paymentQueries } from '@/entities/payment'
import { dateTimeFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { useMoney, useShortMoney } from '@/shared/lib/money'
import { BarChart } from '@/shared/ui/bar-chart'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { payoutsText } from './text'

/** As many as can be distinguished on a phone. */
const MONTHS = 6

/** Takings, refunds, fees and payouts of the last months, the present one included; nothing before the first payment. */
export function PaymentFigures({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(payoutsText)
  const query = useQuery(paymentQueries.figures(MONTHS, organizationId))
  if (query.data?.months.every(isEmpty)) return null
  return (
    <Card title={t('chart')} className="mb-6">
      <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
        {({ months }) => <MonthsChart months={months} />}
      </Loaded>
    </Card>
  )
}

/** A month in which no money moved. */
const isEmpty = ({ takings, refunds, fees, payouts }: MonthOfPayments) =>
  [takings, refunds, fees, payouts].every(({ amount }) => amount === 0)

function MonthsChart({ months }: { months: readonly MonthOfPayments[] }) {
  const t = useText(payoutsText)
  const money = useMoney()
  const shortMoney = useShortMoney()
  const locale = useLocale()
  const month = dateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const shortMonth = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const currency = months.at(-1)?.takings.currency ?? 'USD'
  return (
    <BarChart
      title={t('chart')}
      grouped
      format={(amount) => money({ amount, currency })}
      formatTick={(amount) => shortMoney({ amount, currency })}
      points={months.map(({ month: key, takings, refunds, fees, payouts }) => ({
        key,
        label: month.format(new Date(`${key}-01T00:00:00Z`)),
        shortLabel: shortMonth.format(new Date(`${key}-01T00:00:00Z`)),
        values: {
          takings: takings.amount,
          refunds: refunds.amount,
          fees: fees.amount,
          payouts: payouts.amount,
        },
      }))}
      series={[
        { key: 'takings', name: t('takings'), tone: 'success' },
        { key: 'refunds', name: t('refunds'), tone: 'danger' },
        { key: 'fees', name: t('fees'), tone: 'warning' },
        { key: 'payouts', name: t('payouts'), tone: 'info' },
      ]}
    />
  )
}
