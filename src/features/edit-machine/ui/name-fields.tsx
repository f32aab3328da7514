import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { newMachineLimits } from '#contract/platform-limits'
import { type Machine, machineQueries } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import type { MachineForm } from '../model/use-machine-form'
import { editMachineText } from '../text'
import { allBrands } from './brand-select'

/** Type and model: the types that are known are suggested, and the brand's models are named, so that none comes twice. */
export function NameFields({ form, machine }: { form: MachineForm; machine: Machine | undefined }) {
  const t = useText(editMachineText)
  const typesId = useId()
  const { register, errorOf } = form
  const { data: types } = useQuery(machineQueries.types())
  const siblings = useSiblings(form, machine)
  return (
    <>
      <TextField
        label={t('type')}
        help={t('typeHelp')}
        error={errorOf('type')}
        maxLength={newMachineLimits.type.maxLength}
        autoComplete="off"
        list={typesId}
        // The browser's arrow says that one must choose, but any type can be typed.
        className="[&_input::-webkit-calendar-picker-indicator]:hidden!"
        {...register('type', { validate: (type) => type.trim() !== '' || t('typeRequired') })}
      />
      <datalist id={typesId}>
        {types?.items.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <TextField
        label={t('model')}
        help={siblings.length > 0 && t('modelHelp', { models: siblings.join(', ') })}
        error={errorOf('model')}
        maxLength={newMachineLimits.model.maxLength}
        autoComplete="off"
        spellCheck={false}
        {...register('model', { validate: (model) => model.trim() !== '' || t('modelRequired') })}
      />
    </>
  )
}

/** The other models of the brand that the reader has. */
function useSiblings({ watch }: MachineForm, machine: Machine | undefined): string[] {
  const brandId = watch('brand_id')
  const { data: brands } = useQuery({ ...allBrands(), enabled: !machine })
  const brand = machine?.brand ?? brands?.items.find(({ id }) => id === brandId)?.name ?? ''
  const { data } = useQuery({ ...machineQueries.modelsOf(brand), enabled: brand !== '' })
  return data?.items.filter(({ id }) => id !== machine?.id).map(({ model }) => model) ?? []
}
