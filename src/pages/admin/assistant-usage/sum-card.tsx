import type { AssistantUsage } from '@/entities/assistant-usage'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { assistantUsageText } from './text'
import { useDayNames } from './use-day-names'

type SumCardProps = { usage: AssistantUsage; isPresent: boolean }

/** What was used in the month, and how much of the limit that is. */
export function SumCard({ usage, isPresent }: SumCardProps) {
  const t = useText(assistantUsageText)
  const names = useDayNames()
  const number = numberFormat(useLocale(), {})
  const { limit, used } = usage
  return (
    <Card title={t('tokens', { month: names.month(usage.month) })}>
      <div className="grid gap-4">
        {limit !== null && <LimitBar used={used} limit={limit} />}
        {limit !== null && used >= limit && <UsedUp resetsOn={usage.resets_on} isPresent={isPresent} />}
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {limit === null && <Figure name={t('used')} value={number.format(used)} />}
          <Figure name={t('input')} value={number.format(usage.input_tokens)} />
          <Figure name={t('output')} value={number.format(usage.output_tokens)} />
          <Figure name={t('answers')} value={number.format(usage.answers)} />
        </dl>
        <div className="grid gap-2 text-sm text-ink-muted">
          {usage.model && (
            <p className="wrap-anywhere">
              {isPresent && t(limit === null ? 'unlimited' : 'resets', { day: names.day(usage.resets_on) })}{' '}
              {t('model', { model: usage.model })}
            </p>
          )}
          <p>{t('help')}</p>
        </div>
      </div>
    </Card>
  )
}

function LimitBar({ used, limit }: { used: number; limit: number }) {
  const t = useText(assistantUsageText)
  const locale = useLocale()
  const number = numberFormat(locale, {})
  // Rounded down: 100% is only what is used up.
  const share = numberFormat(locale, { style: 'percent' }).format(Math.floor((used / limit) * 100) / 100)
  const figures = { used: number.format(used), limit: number.format(limit), share }
  return (
    <ProgressBar
      label={t('used')}
      value={used}
      max={limit}
      figure={t('usedOf', figures)}
      state={used >= limit ? 'failed' : 'running'}
    />
  )
}

function UsedUp({ resetsOn, isPresent }: { resetsOn: string; isPresent: boolean }) {
  const t = useText(assistantUsageText)
  const names = useDayNames()
  if (!isPresent) return <Callout tone="info">{t('wasUsedUp')}</Callout>
  return (
    <Callout tone="warning" title={t('usedUpTitle')}>
      {t('usedUp', { day: names.day(resetsOn) })}
    </Callout>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-muted">{name}</dt>
    <dd className="figures text-lg font-semibold">{value}</dd>
  </div>
)
