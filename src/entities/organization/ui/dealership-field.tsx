import { useQuery } from '@tanstack/react-query'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { organizationQueries } from '../organization.queries'
import { organizationText } from '../text'

type DealershipFieldProps = {
  /** The chosen one's id. */
  value: string | undefined
  onChange: (dealershipId: string | undefined) => void
  /** Where the place says what is chosen. */
  hideLabel?: boolean
  /** What is shown while none is chosen. */
  placeholder?: string | undefined
  className?: string
}

/** For a super user, who belongs to no dealership: the dealership that the screen is about. */
export function DealershipField({ value, onChange, hideLabel, placeholder, className }: DealershipFieldProps) {
  const t = useText(organizationText)
  const { data } = useQuery(organizationQueries.ofType('DEALERSHIP'))
  return (
    <SelectField
      label={t('DEALERSHIP')}
      hideLabel={hideLabel}
      placeholder={placeholder ?? t('chooseDealership')}
      options={data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className={className}
    />
  )
}
