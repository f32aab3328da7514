import { newKitPartLimits } from '#contract/platform-limits'
import { type KitPart, partKey } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { TextField } from '@/shared/ui/text-field'
import { machineDetailsText } from '../text'
import type { KitForm } from './use-kit-form'

type PartFieldsProps = {
  form: KitForm
  index: number
  known: ReadonlyMap<string, KitPart>
  /** The list of numbers that are suggested. */
  numbersId: string
}

/** One part: a number that is known brings its description, which is the catalogue's to change. */
export function PartFields({ form, index, known, numbersId }: PartFieldsProps) {
  const t = useText(machineDetailsText)
  const { register, errorOf, setValue, watch } = form
  const part = known.get(partKey(watch(`parts.${index}.part_number`)))

  function takeDescription(typed: string) {
    const next = known.get(partKey(typed))
    if (next ?? part) setValue(`parts.${index}.description`, next?.description ?? '', { shouldDirty: true })
  }
  const isQuantity = (typed: string) => (readWholeNumber(typed) ?? 0) > 0 || t('quantityRequired')

  return (
    <div className="grid items-start gap-3 sm:grid-cols-[2fr_3fr_1fr]">
      <TextField
        label={t('partNumber')}
        error={errorOf(`parts.${index}.part_number`)}
        maxLength={newKitPartLimits.part_number.maxLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        list={numbersId}
        {...register(`parts.${index}.part_number`, {
          validate: (number) => number.trim() !== '' || t('partNumberRequired'),
          onChange: ({ target }) => takeDescription(target.value),
        })}
      />
      <TextField
        label={t('description')}
        optional
        error={errorOf(`parts.${index}.description`)}
        maxLength={newKitPartLimits.description.maxLength}
        autoComplete="off"
        readOnly={part !== undefined}
        {...register(`parts.${index}.description`)}
      />
      <TextField
        label={t('quantity')}
        error={errorOf(`parts.${index}.quantity`)}
        inputMode="numeric"
        autoComplete="off"
        {...register(`parts.${index}.quantity`, { validate: isQuantity })}
      />
    </div>
  )
}
