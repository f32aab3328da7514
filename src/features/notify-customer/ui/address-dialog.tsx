import { useMutation } from '@tanstack/react-query'
import { type CustomerSides, customerContactMutations } from '@/entities/customer-contact'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { notifyCustomerText } from '../text'

type AddressDialogProps = { sides: CustomerSides; present?: string | undefined; onClose: () => void }

/** Enters where a customer is e-mailed that has no accounts. */
export function AddressDialog({ sides, present = '', onClose }: AddressDialogProps) {
  const t = useText(notifyCustomerText)
  const { mutateAsync } = useMutation(customerContactMutations.set(sides))
  const form = useApiForm({
    defaultValues: { email: present },
    send: async ({ email }) => {
      await mutateAsync(email.trim())
      toast.success(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('addressTitle')}
      description={t('addressAbout')}
      submit={t('save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        error={form.errorOf('email')}
        {...form.register('email', { validate: (email) => email.trim() !== '' || t('emailRequired') })}
      />
    </FormDialog>
  )
}
