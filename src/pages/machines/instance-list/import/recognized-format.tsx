import type { components } from '#contract/platform'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { instanceListText } from '../text'

type Format = components['schemas']['RecognizedFormat']

/** How the figures and dates of a table were read, so that a person can check it. */
export function RecognizedFormat({ format: { separator, decimal_sign, dates } }: { format: Format }) {
  const t = useText(instanceListText)
  const assumed = dates.filter(({ is_assumed }) => is_assumed)
  const facts: [name: string, value: string][] = [
    [t('separator'), t(`separator_${separator}`)],
    ...(decimal_sign ? [[t('decimalSign'), t(`sign_${decimal_sign}`)] satisfies [string, string]] : []),
    ...dates.map(({ column, order }): [string, string] => [t('datesOf', { column }), t(order)]),
  ]
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {assumed.length > 0 && (
        <Callout
          announce
          tone="warning"
          title={t('datesAssumed', { columns: assumed.map(({ column }) => column).join(', ') })}
        >
          <ul>
            {assumed.map(({ column, order }) => (
              <li key={column}>{t('assumedAs', { column, order: t(order) })}</li>
            ))}
          </ul>
          <p>{t('assumedHelp')}</p>
        </Callout>
      )}
    </>
  )
}
