import type { AssistantUsage } from '@/entities/assistant-usage'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { BarChart } from '@/shared/ui/bar-chart'
import { Card } from '@/shared/ui/card'
import { assistantUsageText } from './text'
import { useDayNames } from './use-day-names'

/** What was used on each day of the month. */
export function DaysCard({ days }: Pick<AssistantUsage, 'days'>) {
  const t = useText(assistantUsageText)
  const names = useDayNames()
  const locale = useLocale()
  const number = numberFormat(locale, {})
  const shortNumber = numberFormat(locale, { notation: 'compact' })
  return (
    <Card title={t('byDay')}>
      <BarChart
        title={t('byDay')}
        points={days.map(({ day, answers, ...values }) => ({
          key: day,
          label: t('answersOf', { day: names.shortDay(day), count: answers }),
          shortLabel: names.dayOfMonth(day),
          values,
        }))}
        series={[
          { key: 'input_tokens', name: t('input'), tone: 'info' },
          { key: 'output_tokens', name: t('output'), tone: 'success' },
        ]}
        format={(value) => number.format(value)}
        formatTick={(value) => shortNumber.format(value)}
      />
    </Card>
  )
}
