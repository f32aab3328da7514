import { newCataloguePartLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { useAmountCheck } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { TextField } from '@/shared/ui/text-field'
import { cataloguePartsText } from '../text'
import type { PartForm } from './use-part-form'

type PartFieldsProps = { form: PartForm; currency: string }

export function PartFields({ form: { register, errorOf }, currency }: PartFieldsProps) {
  const t = useText(cataloguePartsText)
  const checkAmount = useAmountCheck(currency)
  const isAmount = (typed: string) => typed.trim() === '' || checkAmount(typed)
  const isCount = (typed: string) => (readWholeNumber(typed) ?? 0) > 0 || t('countWrong')
  const limits = newCataloguePartLimits
  const money = { inputMode: 'decimal', autoComplete: 'off' } as const
  const count = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className="field-columns grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('number')}
        error={errorOf('part_number')}
        maxLength={limits.part_number.maxLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...register('part_number', { validate: (number) => /[\p{L}\p{N}]/u.test(number) || t('numberRequired') })}
      />
      <TextField
        label={t('description')}
        optional
        error={errorOf('description')}
        maxLength={limits.description.maxLength}
        autoComplete="off"
        {...register('description')}
      />
      <TextField
        label={t('manufacturer')}
        optional
        error={errorOf('manufacturer')}
        maxLength={limits.manufacturer.maxLength}
        autoComplete="off"
        {...register('manufacturer')}
      />
      <TextField
        label={t('unit')}
        optional
        help={t('unitHelp')}
        error={errorOf('unit')}
        maxLength={limits.unit.maxLength}
        autoComplete="off"
        {...register('unit')}
      />
      <TextField
        label={t('priceIn', { currency })}
        optional
        error={errorOf('cost')}
        {...money}
        {...register('cost', { validate: isAmount })}
      />
      <TextField
        label={t('coreChargeIn', { currency })}
        optional
        help={t('coreChargeHelp')}
        error={errorOf('core_charge')}
        {...money}
        {...register('core_charge', { validate: isAmount })}
      />
      <TextField
        label={t('packSize')}
        help={t('packSizeHelp')}
        error={errorOf('pack_size')}
        {...count}
        {...register('pack_size', { validate: isCount })}
      />
      <TextField
        label={t('minQuantity')}
        help={t('minQuantityHelp')}
        error={errorOf('min_quantity')}
        {...count}
        {...register('min_quantity', { validate: isCount })}
      />
    </div>
  )
}
