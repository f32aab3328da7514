import { useFieldArray } from 'react-hook-form'
import { newMachineLimits, newVariantLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { FormRows } from '@/shared/ui/form-rows'
import { TextField } from '@/shared/ui/text-field'
import { newVariant } from '../model/machine-values'
import type { MachineForm } from '../model/use-machine-form'
import { editMachineText } from '../text'

/** The variants of a model, each with the range of its serial numbers. */
export function VariantRows({ form: { control, register, errorOf } }: { form: MachineForm }) {
  const t = useText(editMachineText)
  const { fields, append, remove } = useFieldArray({ control, name: 'variants' })

  const serial = (index: number, name: 'serial_number_start' | 'serial_number_end') => (
    <TextField
      label={t(name)}
      optional
      error={errorOf(`variants.${index}.${name}`)}
      maxLength={newVariantLimits[name].maxLength}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      {...register(`variants.${index}.${name}`)}
    />
  )

  return (
    <FormRows
      label={t('variants')}
      help={t('variantsHelp')}
      rows={fields}
      rowLabel={(n) => t('variantN', { n })}
      add={t('addVariant')}
      onAdd={() => append(newVariant)}
      removeLabel={(n) => t('removeVariant', { n })}
      onRemove={remove}
      maxRows={newMachineLimits.variants.maxItems}
    >
      {(index) => (
        <div className="field-columns grid gap-3 sm:grid-cols-3">
          <TextField
            label={t('variantName')}
            error={errorOf(`variants.${index}.name`)}
            maxLength={newVariantLimits.name.maxLength}
            autoComplete="off"
            spellCheck={false}
            {...register(`variants.${index}.name`, {
              validate: (name) => name.trim() !== '' || t('variantNameRequired'),
            })}
          />
          {serial(index, 'serial_number_start')}
          {serial(index, 'serial_number_end')}
        </div>
      )}
    </FormRows>
  )
}
