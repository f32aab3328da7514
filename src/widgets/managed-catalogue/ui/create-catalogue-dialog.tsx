import { useMutation } from '@tanstack/react-query'
import { newCatalogueLimits } from '#contract/platform-limits'
import { catalogueMutations } from '@/entities/catalogue'
import { useApiForm } from '@/shared/lib/api-form'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { managedCatalogueText } from '../text'

export function CreateCatalogueDialog({ onClose }: { onClose: () => void }) {
  const t = useText(managedCatalogueText)
  const names = new Intl.DisplayNames(useLanguage(), { type: 'currency' })
  const { mutateAsync } = useMutation(catalogueMutations.create())
  const form = useApiForm({
    defaultValues: { name: '', currency: '' },
    send: async (values) => {
      const { name } = await mutateAsync(values)
      toast.success(t('created', { name }))
      onClose()
    },
  })
  const { register, errorOf } = form
  return (
    <FormDialog title={t('createTitle')} submit={t('create')} form={form} onClose={onClose}>
      <TextField
        label={t('name')}
        maxLength={newCatalogueLimits.name.maxLength}
        autoComplete="off"
        error={errorOf('name')}
        {...register('name', { validate: (name) => name.trim() !== '' || t('nameRequired') })}
      />
      <SelectField
        label={t('currency')}
        help={t('currencyHelp')}
        placeholder={t('chooseCurrency')}
        options={Intl.supportedValuesOf('currency').map((code) => ({
          value: code,
          label: `${code}, ${names.of(code)}`,
        }))}
        error={errorOf('currency')}
        {...register('currency', { validate: (currency) => currency !== '' || t('currencyRequired') })}
      />
    </FormDialog>
  )
}
