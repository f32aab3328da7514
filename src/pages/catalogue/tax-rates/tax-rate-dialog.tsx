import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newTaxRateLimits } from '#contract/platform-limits'
import { pricingMutations, type TaxRate } from '@/entities/catalogue'
import { useApiForm, useTheirChanges } from '@/shared/lib/api-form'
import { countriesByName, likelyCountry } from '@/shared/lib/countries'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { usePercent } from '@/shared/lib/percent'
import { Callout } from '@/shared/ui/callout'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { readPercent, writePercent } from './percent'
import { taxRatesText } from './text'

type TaxRateDialogProps = {
  catalogueId: string
  /** The one to change as it is now; undefined for a new one. */
  rate: TaxRate | undefined
  onClose: () => void
}

export function TaxRateDialog({ catalogueId, rate, onClose }: TaxRateDialogProps) {
  const t = useText(taxRatesText)
  const language = useLanguage()
  const percent = usePercent()
  const [opened] = useState(rate)
  const { mutateAsync: add } = useMutation(pricingMutations.addTaxRate(catalogueId))
  const { mutateAsync: update } = useMutation(pricingMutations.updateTaxRate(catalogueId))
  const form = useApiForm({
    defaultValues: valuesOf(opened),
    send: async ({ basis_points, ...values }) => {
      const body = { ...values, basis_points: readPercent(basis_points) ?? 0 }
      const { name } = await (rate ? update({ rateId: rate.id, version: rate.version, ...body }) : add(body))
      toast.success(t('saved', { name }))
      onClose()
    },
  })
  const { register, errorOf } = form
  const isChanged = useTheirChanges({ form, version: rate?.version, theirs: valuesOf(rate) })
  return (
    <FormDialog
      title={opened ? t('editTitle', { name: opened.name }) : t('addTitle')}
      description={t('orders')}
      submit={t(opened ? 'save' : 'add')}
      form={form}
      onClose={onClose}
    >
      {rate && isChanged && (
        <Callout tone="warning" announce>
          {t('changed', { name: rate.name, rate: percent(rate.basis_points) })}
        </Callout>
      )}
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        error={errorOf('name')}
        maxLength={newTaxRateLimits.name.maxLength}
        autoComplete="off"
        {...register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
      <div className="field-columns grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t('country')}
          error={errorOf('country')}
          options={countriesByName(language)}
          placeholder={t('chooseCountry')}
          {...register('country', { validate: (country) => country !== '' || t('countryRequired') })}
        />
        <TextField
          label={t('region')}
          optional
          help={t('regionHelp')}
          error={errorOf('region')}
          maxLength={newTaxRateLimits.region.maxLength}
          autoComplete="off"
          {...register('region')}
        />
      </div>
      <TextField
        label={t('rate')}
        error={errorOf('basis_points')}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        {...register('basis_points', { validate: (typed) => readPercent(typed) !== undefined || t('rateWrong') })}
      />
    </FormDialog>
  )
}

const valuesOf = (rate: TaxRate | undefined) => ({
  country: rate?.country ?? likelyCountry(navigator.language),
  region: rate?.region ?? '',
  name: rate?.name ?? '',
  basis_points: rate ? writePercent(rate.basis_points) : '',
})
