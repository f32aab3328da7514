import { useFieldArray } from 'react-hook-form'
import { newPartPricesLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { useAmountCheck } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { FormRows } from '@/shared/ui/form-rows'
import { TextField } from '@/shared/ui/text-field'
import { cataloguePartsText } from '../text'
import { newPriceBreak } from './part-values'
import type { PartForm } from './use-part-form'

/** Lower prices from a quantity on. */
export function PriceBreakRows({ form, currency }: { form: PartForm; currency: string }) {
  const t = useText(cataloguePartsText)
  const { control, register, errorOf } = form
  const isAmount = useAmountCheck(currency)
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' })
  return (
    <FormRows
      label={t('priceBreaks')}
      help={t('priceBreaksHelp')}
      rows={fields}
      rowLabel={(n) => t('priceBreakN', { n })}
      add={t('addPriceBreak')}
      onAdd={() => append(newPriceBreak)}
      removeLabel={(n) => t('removePriceBreak', { n })}
      onRemove={remove}
      maxRows={newPartPricesLimits.prices.maxItems}
    >
      {(index) => (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label={t('fromQuantity')}
            error={errorOf(`prices.${index}.min_quantity`)}
            inputMode="numeric"
            autoComplete="off"
            {...register(`prices.${index}.min_quantity`, {
              validate: (typed) => (readWholeNumber(typed) ?? 0) >= 2 || t('fromQuantityWrong'),
            })}
          />
          <TextField
            label={t('priceOfOne', { currency })}
            error={errorOf(`prices.${index}.amount`)}
            inputMode="decimal"
            autoComplete="off"
            {...register(`prices.${index}.amount`, { validate: isAmount })}
          />
        </div>
      )}
    </FormRows>
  )
}
