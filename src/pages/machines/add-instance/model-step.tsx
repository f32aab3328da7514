import type { Machine } from '@/entities/machine'
import { MachinePicker } from '@/features/choose-machine'
import { useText } from '@/shared/lib/i18n'
import { SelectField, type SelectOption } from '@/shared/ui/select-field'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

type ModelStepProps = {
  form: AddForm
  owners: readonly SelectOption[] | undefined
  machine: Machine | undefined
  onMachine: (machine: Machine) => void
}

/** The model, and for a dealership the owner. */
export function ModelStep({ form, owners, machine, onMachine }: ModelStepProps) {
  const t = useText(addInstanceText)
  const { register, errorOf, setValue, watch } = form
  const mistake = errorOf('machine_id')

  function choose(chosen: Machine) {
    onMachine(chosen)
    setValue('machine_id', chosen.id, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <>
      {owners && (
        <SelectField
          label={t('operator')}
          placeholder={t('chooseOperator')}
          options={owners}
          error={errorOf('organization_id')}
          value={watch('organization_id')}
          {...register('organization_id', { required: t('operatorRequired') })}
        />
      )}
      <input type="hidden" {...register('machine_id', { required: t('modelRequired') })} />
      <MachinePicker selected={machine} onSelect={choose} />
      <p role="alert" className="font-medium text-danger-ink empty:hidden">
        {mistake}
      </p>
    </>
  )
}
