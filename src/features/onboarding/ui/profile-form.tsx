import { userChangeLimits } from '#contract/platform-limits'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { TextField } from '@/shared/ui/text-field'
import type { Names } from '../model/onboarding.machine'
import { onboardingText } from '../text'

type ProfileFormProps = {
  /** The details of the invitation, to be confirmed. */
  names: Names
  /** Makes the call; an ApiError that it throws is shown. */
  send: (names: Names) => Promise<void>
}

export function ProfileForm({ names: { first_name, last_name }, send }: ProfileFormProps) {
  const t = useText(onboardingText)
  const { register, submit, errorOf, failure, isPending } = useApiForm({
    defaultValues: { first_name, last_name },
    send: (names) => send({ first_name: names.first_name.trim(), last_name: names.last_name.trim() }),
  })
  const required = (message: string) => ({ validate: (name: string) => name.trim() !== '' || message })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      <TextField
        label={t('firstName')}
        error={errorOf('first_name')}
        autoComplete="given-name"
        maxLength={userChangeLimits.first_name.maxLength}
        {...register('first_name', required(t('firstNameRequired')))}
      />
      <TextField
        label={t('lastName')}
        error={errorOf('last_name')}
        autoComplete="family-name"
        maxLength={userChangeLimits.last_name.maxLength}
        {...register('last_name', required(t('lastNameRequired')))}
      />
      <Button type="submit" variant="primary" size="lg" full pending={isPending}>
        {t('finish')}
      </Button>
    </form>
  )
}
