import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { newServiceKitLimits } from '#contract/platform-limits'
import { type CataloguePart, catalogueQueries } from '@/entities/catalogue'
import { PartPicker } from '@/features/pick-part'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { IconButton } from '@/shared/ui/icon-button'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextField } from '@/shared/ui/text-field'
import { machineDetailsText } from '../text'
import { PartOnSale } from './part-on-sale'
import type { KitForm } from './use-kit-form'

/** What a kit is made of: parts of the dealership's catalogue, each with its quantity, price and stock. */
export function PartRows({ form, dealershipId }: { form: KitForm; dealershipId: string | undefined }) {
  const t = useText(machineDetailsText)
  const { control, register, errorOf, formState } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'parts',
    rules: { validate: (parts) => parts.length > 0 || t('partsRequired') },
  })
  const catalogues = useQuery(catalogueQueries.list())

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
                <PartOnSale id={part.part_id} />
                {errorOf(`parts.${index}.part_number`) && (
                  <span role="alert" className="block text-sm text-danger-ink">
                    {errorOf(`parts.${index}.part_number`)}
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
                    validate: (typed) => (readWholeNumber(typed) ?? 0) > 0 || t('quantityRequired'),
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
      <Loaded query={catalogues} skeleton={<Skeleton className="h-18" />} errorTitle={t('catalogueError')}>
        {({ items }) => {
          const catalogue = items.find(({ organization }) => organization.id === dealershipId)
          if (!catalogue) return <p className="text-ink-muted">{t('noCatalogue')}</p>
          if (fields.length >= newServiceKitLimits.parts.maxItems) return null
          return (
            <PartPicker
              label={t('addPart')}
              error={formState.errors.parts?.root?.message}
              catalogueId={catalogue.id}
              operatorId={null}
              onPick={add}
            />
          )
        }}
      </Loaded>
    </fieldset>
  )
}
