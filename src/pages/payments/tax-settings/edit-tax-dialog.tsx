import { useMutation } from '@tanstack/react-query'
import { taxBehaviorValues, taxSettingsChangeLimits } from '#contract/platform-limits'
import { PlaceFields } from '@/entities/address'
import { paymentMutations, paymentText, type TaxSettings, type TaxSettingsChange } from '@/entities/payment'
import { useApiForm } from '@/shared/lib/api-form'
import { likelyCountry } from '@/shared/lib/countries'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { taxSettingsText } from './text'

const noOffice = { line1: '', line2: '', city: '', region: '', postal_code: '' }

type EditTaxDialogProps = {
  settings: TaxSettings
  organizationId: string | undefined
  onClose: () => void
}

/** Changes how taxes are calculated; only what was changed is sent. */
export function EditTaxDialog({ settings, organizationId, onClose }: EditTaxDialogProps) {
  const t = useText(taxSettingsText)
  const words = useText(paymentText)
  const { mutateAsync } = useMutation(paymentMutations.updateTaxSettings(organizationId))
  const form = useApiForm({
    defaultValues: {
      tax_behavior: settings.tax_behavior ?? '',
      tax_code: settings.tax_code ?? '',
      country: likelyCountry(navigator.language),
      ...noOffice,
      ...settings.head_office,
    },
    send: async ({ tax_behavior, tax_code, ...office }) => {
      const head_office = trimmed(office)
      const behavior = taxBehaviorValues.find((one) => one === tax_behavior)
      const change: TaxSettingsChange = {
        ...(behavior && behavior !== settings.tax_behavior && { tax_behavior: behavior }),
        ...(tax_code.trim() !== (settings.tax_code ?? '') && { tax_code: tax_code.trim() }),
        ...(!isSame(head_office, settings.head_office) && { head_office }),
      }
      if (Object.keys(change).length > 0) {
        await mutateAsync(change)
        toast.success(t('saved'))
      }
      onClose()
    },
  })
  const { register, errorOf } = form
  return (
    <FormDialog title={t('editTitle')} submit={t('save')} form={form} onClose={onClose}>
      <SelectField
        label={t('behavior')}
        placeholder={t('chooseBehavior')}
        options={taxBehaviorValues.map((value) => ({ value, label: words(`behavior_${value}`) }))}
        error={errorOf('tax_behavior')}
        {...register('tax_behavior')}
      />
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        optional
        autoComplete="off"
        maxLength={taxSettingsChangeLimits.tax_code.maxLength}
        error={errorOf('tax_code')}
        {...register('tax_code', {
          validate: (code) => /^(txcd_\d+)?$/.test(code.trim()) || t('codeWrong'),
        })}
      />
      <PlaceFields
        placeOnly
        field={(name, rules) =>
          name === 'recipient' || name === 'phone_number' ? {} : { error: errorOf(name), ...register(name, rules) }
        }
      />
    </FormDialog>
  )
}

type Office = NonNullable<TaxSettings['head_office']>

const trimmed = ({ line1, line2, city, region, postal_code, country }: Office): Office => ({
  line1: line1.trim(),
  line2: line2?.trim() ?? '',
  city: city.trim(),
  region: region?.trim() ?? '',
  postal_code: postal_code?.trim() ?? '',
  country,
})

const isSame = (office: Office, present: Office | null) =>
  present !== null && JSON.stringify(office) === JSON.stringify(trimmed(present))
