import { useText } from '@/shared/lib/i18n'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { machineInstanceText } from '../text'

type OwnerFieldProps = {
  /** The operators that the reader's dealership serves. */
  operators: readonly SelectOption[]
  /** The chosen one's id; empty for none. */
  value: string
  onChange: (operatorId: string) => void
  disabled?: boolean
  error?: string | undefined
}

/** For a dealership, which acts for one of its operators: the operator that owns the machines. */
export function OwnerField({ operators, value, onChange, disabled = false, error }: OwnerFieldProps) {
  const t = useText(machineInstanceText)
  return (
    <SelectField
      label={t('owner')}
      placeholder={t('chooseOwner')}
      options={operators}
      value={value}
      disabled={disabled}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
