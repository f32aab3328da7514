import { useMutation } from '@tanstack/react-query'
import { newTaxRegistrationLimits } from '#contract/platform-limits'
import { paymentMutations } from '@/entities/payment'
import { useApiForm } from '@/shared/lib/api-form'
import { countriesByName, likelyCountry } from '@/shared/lib/countries'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { taxSettingsText } from './text'

type AddRegistrationDialogProps = { organizationId: string | undefined; onClose: () => void }

/** Adds where the dealership collects taxes from now on. */
export function AddRegistrationDialog({ organizationId, onClose }: AddRegistrationDialogProps) {
  const t = useText(taxSettingsText)
  const language = useLanguage()
  const { mutateAsync } = useMutation(paymentMutations.updateTaxSettings(organizationId))
  const form = useApiForm({
    defaultValues: { country: likelyCountry(navigator.language), region: '' },
    send: async ({ country, region }) => {
      await mutateAsync({ add_registration: { country, ...(region.trim() && { region: region.trim() }) } })
      toast.success(t('added'))
      onClose()
    },
  })
  const { register, errorOf } = form
  return (
    <FormDialog title={t('addTitle')} submit={t('add')} form={form} onClose={onClose}>
      <SelectField
        label={t('country')}
        placeholder={t('chooseCountry')}
        options={countriesByName(language)}
        required
        error={errorOf('country')}
        {...register('country', { validate: (country) => country !== '' || t('countryRequired') })}
      />
      <TextField
        label={t('region')}
        help={t('regionHelp')}
        optional
        maxLength={newTaxRegistrationLimits.region.maxLength}
        error={errorOf('region')}
        {...register('region')}
      />
    </FormDialog>
  )
}
