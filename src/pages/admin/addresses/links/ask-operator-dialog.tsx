import { useMutation } from '@tanstack/react-query'
import { organizationMutations } from '@/entities/organization'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { addressesText } from '../text'

/** "or asks an existing one, whose admin consents" (behaviour, section 1). Never reveals whether there is such an admin. */
export function AskOperatorDialog({ onClose }: { onClose: () => void }) {
  const t = useText(addressesText)
  const { mutateAsync: requestLink } = useMutation(organizationMutations.requestLink())
  const form = useApiForm({
    defaultValues: { email: '' },
    send: async (values) => {
      const email = values.email.trim()
      await requestLink({ email })
      toast.success(t('asked', { email }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('askOperator')}
      description={t('askDescription')}
      submit={t('ask')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        error={form.errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.register('email', { validate: (email) => email.trim() !== '' || t('emailRequired') })}
      />
    </FormDialog>
  )
}
