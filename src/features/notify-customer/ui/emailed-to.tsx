import { useText } from '@/shared/lib/i18n'
import { notifyCustomerText } from '../text'

/** Whom a step of the history was e-mailed to at the customer; nothing where that is not known or not for the reader. */
export function EmailedTo({ people }: { people: readonly string[] | undefined }) {
  const t = useText(notifyCustomerText)
  if (!people) return null
  return (
    <p className="text-sm text-ink-muted">
      {people.length > 0 ? t('emailedTo', { people: people.join(', ') }) : t('nobodyEmailed')}
    </p>
  )
}
