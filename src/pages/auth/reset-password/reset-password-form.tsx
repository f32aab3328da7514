import type { components } from '#contract/platform'
import { isRefusal, platform, unwrap, withoutToken } from '@/shared/api'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { NewPasswordField, useNewPasswordRules } from '@/shared/ui/new-password-field'
import { resetPasswordText } from './text'

type ResetPasswordFormProps = {
  /** Of the link in the e-mail. */
  token: string
  onReset: () => void
  /** Called when the link is no longer valid; a new one has to be requested. */
  onGone: () => void
}

export function ResetPasswordForm({ token, onReset, onGone }: ResetPasswordFormProps) {
  const t = useText(resetPasswordText)
  const rules = useNewPasswordRules()
  const { register, submit, errorOf, failure, isPending } = useApiForm({
    defaultValues: { new_password: '' },
    send: async ({ new_password }) => {
      try {
        await resetPassword({ token, new_password })
      } catch (cause) {
        if (!isLinkGone(cause)) throw cause
        return onGone()
      }
      onReset()
    },
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      <NewPasswordField error={errorOf('new_password')} {...register('new_password', rules)} />
      <Button type="submit" variant="primary" size="lg" full pending={isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}

/**
 * Sets a new password with the token of a link. "Good once and for one hour; ends every session of the person. A
 * password that is refused leaves the link good" (contract).
 *
 * @throws ApiError; see `isLinkGone`
 */
async function resetPassword(reset: components['schemas']['PasswordReset']): Promise<void> {
  await unwrap(platform.POST('/auth/reset-password', { body: reset, fetch: withoutToken }))
}

/** Whether a failure means that the link is no longer valid, or never was. */
function isLinkGone(failure: unknown): boolean {
  return isRefusal(failure, 410) || (isRefusal(failure) && failure.fields.token !== undefined)
}
