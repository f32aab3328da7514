import type { Customer } from '@/entities/organization'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { organizationsText } from './text'

/** The operators that have a machine, and who serves them with it. */
export function CustomerList({ customers }: { customers: Customer[] }) {
  const t = useText(organizationsText)
  const together = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  if (customers.length === 0) return <p className="text-ink-muted">{t('nobodyHasIt')}</p>
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {customers.map(({ id, name, phone_number, dealerships }) => (
        <li key={id} className="grid gap-0.5 px-4 py-3">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ink-muted">
            {[phone_number, t('servedBy', { names: together.format(dealerships.map((one) => one.name)) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
