import { useMutation } from '@tanstack/react-query'
import { emailLimits } from '#contract/platform-limits'
import { portalOrderMutations } from '@/entities/portal-order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { operatorOrdersText } from './text'

type EmailsDialogProps = { token: string; email: string | null; onClose: () => void }

/** Chooses where the e-mails about the order go; an empty field ends them. */
export function EmailsDialog({ token, email, onClose }: EmailsDialogProps) {
  const t = useText(operatorOrdersText)
  const { mutateAsync } = useMutation(portalOrderMutations.setContact(token))
  const form = useApiForm({
    defaultValues: { email: email ?? '' },
    send: async (values) => {
      await mutateAsync(values.email.trim() || null)
      toast.success(t('emailSaved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('emails')}
      description={t('aboutEmails')}
      submit={t('saveEmail')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        help={t('emailHelp')}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailLimits.maxLength}
        error={form.errorOf('email')}
        {...form.register('email')}
      />
    </FormDialog>
  )
}
