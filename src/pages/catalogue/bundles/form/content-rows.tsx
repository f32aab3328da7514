import { Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { newCatalogueBundleLimits } from '#contract/platform-limits'
import type { Catalogue, CataloguePart } from '@/entities/catalogue'
import { PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { IconButton } from '@/shared/ui/icon-button'
import { TextField } from '@/shared/ui/text-field'
import { catalogueBundlesText } from '../text'
import type { BundleForm } from './use-bundle-form'

/** The parts of a bundle: picked by search, each with its quantity. */
export function ContentRows({ form, catalogue }: { form: BundleForm; catalogue: Catalogue }) {
  const t = useText(catalogueBundlesText)
  const { control, register, errorOf, formState } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'parts',
    rules: { validate: (parts) => parts.length > 0 || t('partsRequired') },
  })

  function add({ id, part_number, description }: CataloguePart) {
    const isThere = fields.some(({ part_id }) => part_id === id)
    if (!isThere) append({ part_id: id, part_number, description, quantity: '1' }, { shouldFocus: false })
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold">{t('parts')}</legend>
      {fields.length > 0 && (
        <ul className="grid gap-2">
          {fields.map((part, index) => (
            <li key={part.id} className="flex items-start gap-3 rounded-md border border-line p-3">
              <div className="min-w-0 grow self-center">
                <span className="figures block font-semibold wrap-anywhere">{part.part_number}</span>
                <span className="block text-sm wrap-anywhere text-ink-muted">{part.description}</span>
                {errorOf(`parts.${index}.part_id`) && (
                  <span role="alert" className="block text-sm text-danger-ink">
                    {errorOf(`parts.${index}.part_id`)}
                  </span>
                )}
              </div>
              <div className="w-24 shrink-0">
                <TextField
                  label={t('quantityOf', { number: part.part_number })}
                  hideLabel
                  error={errorOf(`parts.${index}.quantity`)}
                  inputMode="numeric"
                  autoComplete="off"
                  {...register(`parts.${index}.quantity`, {
                    validate: (typed) => (readWholeNumber(typed) ?? 0) > 0 || t('countWrong'),
                  })}
                />
              </div>
              <IconButton
                label={t('removePart', { number: part.part_number })}
                icon={<Trash2 aria-hidden />}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {fields.length < newCatalogueBundleLimits.parts.maxItems && (
        <PartPicker
          label={t('addPart')}
          error={formState.errors.parts?.root?.message}
          catalogueId={catalogue.id}
          operatorId={null}
          onPick={add}
        />
      )}
    </fieldset>
  )
}
