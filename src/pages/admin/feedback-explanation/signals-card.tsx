import type { ExplainedAnswer } from '@/entities/feedback'
import { cx } from '@/shared/lib/class-names'
import { numberFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Card } from '@/shared/ui/card'
import { feedbackExplanationText } from './text'

/** What each signal contributed to both probabilities, in plain words. */
export function SignalsCard({ today: { right, answered, vetoes } }: { today: ExplainedAnswer }) {
  const t = useText(feedbackExplanationText)
  const value = useFigure()
  const effectOnAnswered = new Map(answered.contributions.map(({ signal, contribution }) => [signal, contribution]))
  const signals = right.contributions.map((one) => ({ ...one, answered: effectOnAnswered.get(one.signal) ?? 0 }))
  const isEffective = (one: (typeof signals)[number]) => one.contribution !== 0 || one.answered !== 0
  const without = signals.filter((one) => !isEffective(one))
  return (
    <Card title={t('signals')}>
      <div className="grid gap-4">
        <p className="text-ink-muted">{t('signalsHint')}</p>
        {vetoes.map((signal) => (
          <Callout key={signal} tone="warning">
            {t('veto', { signal: t(`signal_${signal}`) })}
          </Callout>
        ))}
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr className="align-bottom *:border-b *:border-line-strong *:py-2 *:font-semibold">
                <th scope="col" className="text-left">
                  {t('signal')}
                </th>
                <th scope="col" className="pl-3 text-right">
                  {t('effectOnRight')}
                </th>
                <th scope="col" className="pl-3 text-right">
                  {t('effectOnAnswered')}
                </th>
              </tr>
            </thead>
            <tbody>
              <Row name={t('intercept')} right={right.intercept} answered={answered.intercept} />
              {signals.filter(isEffective).map((one) => (
                <Row
                  key={one.signal}
                  name={t(`signal_${one.signal}`)}
                  value={t('value', { value: value(one.value) })}
                  right={one.contribution}
                  answered={one.answered}
                />
              ))}
            </tbody>
          </table>
        </div>
        {without.length > 0 && (
          <details className="text-sm">
            <summary className="min-h-control-sm cursor-pointer">{t('without', { count: without.length })}</summary>
            <ul className="grid list-disc gap-1 pl-6">
              {without.map(({ signal }) => (
                <li key={signal}>{t(`signal_${signal}`)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  )
}

type RowProps = { name: string; value?: string; right: number; answered: number }

function Row({ name, value, right, answered }: RowProps) {
  return (
    <tr className="align-top *:border-b *:border-line *:py-2">
      <th scope="row" className="text-left font-normal">
        {name}
        {value && <span className="figures block text-ink-muted">{value}</span>}
      </th>
      <Effect of={right} />
      <Effect of={answered} />
    </tr>
  )
}

function Effect({ of: effect }: { of: number }) {
  const figure = useFigure()
  const ink = effect > 0 ? 'text-success-ink' : effect < 0 ? 'text-danger-ink' : 'text-ink-muted'
  return <td className={cx('figures pl-3 text-right', ink)}>{figure(effect, 'exceptZero')}</td>
}

function useFigure() {
  const locale = useLocale()
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    numberFormat(locale, { ...digits, signDisplay }).format(value)
}
