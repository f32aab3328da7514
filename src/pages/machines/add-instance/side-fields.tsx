import type { User } from '@/entities/user'
import { useText } from '@/shared/lib/i18n'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'
import { useDealerships } from './use-dealerships'

type SideFieldsProps = {
  form: AddForm
  user: User
  /** Those to choose from; undefined for an operator's people, whose organization owns it. */
  owners: readonly SelectOption[] | undefined
}

/** Who owns the machine, and who serves it: each where there is something to choose. */
export function SideFields({ form, user, owners }: SideFieldsProps) {
  const t = useText(addInstanceText)
  const { register, errorOf, setValue, watch } = form
  const ownerId = watch('organization_id')
  const dealerships = useDealerships(user, ownerId)
  return (
    <div className="grid gap-5 empty:hidden sm:grid-cols-2">
      {owners && (
        <SelectField
          label={t('operator')}
          placeholder={t('chooseOperator')}
          options={owners}
          error={errorOf('organization_id')}
          value={ownerId}
          {...register('organization_id', {
            required: t('operatorRequired'),
            onChange: () => setValue('dealership_id', ''),
          })}
        />
      )}
      {dealerships.length > 1 && (
        <SelectField
          label={t('dealership')}
          placeholder={t('chooseDealership')}
          options={dealerships}
          error={errorOf('dealership_id')}
          {...register('dealership_id', { required: t('dealershipRequired') })}
        />
      )}
    </div>
  )
}
