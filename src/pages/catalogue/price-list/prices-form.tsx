import { useMutation } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import { newPartPricesLimits } from '#contract/platform-limits'
import { type Catalogue, type PriceList, pricingMutations, type QuantityPrice } from '@/entities/catalogue'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readAmount, useAmountCheck, writeAmount } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { FormDialog } from '@/shared/ui/form-dialog'
import { FormRows } from '@/shared/ui/form-rows'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { priceListText } from './text'

type PricesFormProps = {
  catalogue: Catalogue
  list: PriceList
  part: { id: string; part_number: string }
  prices: readonly QuantityPrice[]
  onClose: () => void
}

const first = { min_quantity: '1', amount: '' }

export function PricesForm({ catalogue: { id, currency }, list, part, prices, onClose }: PricesFormProps) {
  const t = useText(priceListText)
  const { mutateAsync } = useMutation(pricingMutations.setPrices(id, list.id))
  const stored = prices.map(({ min_quantity, amount }) => ({
    min_quantity: String(min_quantity),
    amount: writeAmount(amount, currency),
  }))
  const form = useApiForm({
    defaultValues: { prices: stored.length > 0 ? stored : [first] },
    send: async (values) => {
      await mutateAsync({
        partId: part.id,
        prices: values.prices.map(({ min_quantity, amount }) => ({
          min_quantity: readWholeNumber(min_quantity) ?? 0,
          amount: readAmount(amount, currency) ?? 0,
        })),
      })
      toast.success(t('saved', { number: part.part_number }))
      onClose()
    },
  })
  const { control, register, errorOf } = form
  const isAmount = useAmountCheck(currency)
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' })
  return (
    <FormDialog
      title={t('editTitle', { number: part.part_number })}
      submit={t('save')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      <FormRows
        label={t('prices')}
        help={t('pricesHelp')}
        rows={fields}
        rowLabel={(n) => t('priceN', { n })}
        add={t('addPrice')}
        onAdd={() => append({ min_quantity: '', amount: '' })}
        removeLabel={(n) => t('removePrice', { n })}
        onRemove={remove}
        minRows={1}
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
                validate: (typed) => (readWholeNumber(typed) ?? 0) > 0 || t('countWrong'),
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
    </FormDialog>
  )
}
