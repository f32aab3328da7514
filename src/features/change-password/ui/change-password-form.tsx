import type { components } from '#contract/platform'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { NewPasswordField, useNewPasswordRules } from '@/shared/ui/new-password-field'
import { PasswordField } from '@/shared/ui/password-field'
import { changePasswordText } from '../text'

type ChangePasswordFormProps = {
  /** The owner of the password; for the password manager. */
  email: string
  /** Whether the current one is that of an invitation, with which the person has just signed in. */
  isFirst?: boolean
  /** Makes the call; an ApiError that it throws is shown. */
  send: (passwords: components['schemas']['PasswordChange']) => Promise<void>
}

export function ChangePasswordForm({ email, isFirst = false, send }: ChangePasswordFormProps) {
  const t = useText(changePasswordText)
  const rules = useNewPasswordRules()
  const { register, submit, errorOf, failure, isPending } = useApiForm({
    defaultValues: isFirst ? { new_password: '' } : { current_password: '', new_password: '' },
    send,
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      {!isFirst && (
        <PasswordField
          label={t('current')}
          error={errorOf('current_password')}
          autoComplete="current-password"
          {...register('current_password', { required: t('currentRequired') })}
        />
      )}
      <NewPasswordField error={errorOf('new_password')} {...register('new_password', rules)} />
      <p className="text-sm text-ink-muted">{t('endsOthers')}</p>
      <Button type="submit" variant="primary" size="lg" full pending={isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
