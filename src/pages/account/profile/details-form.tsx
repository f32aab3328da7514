import { useMutation } from '@tanstack/react-query'
import { userChangeLimits } from '#contract/platform-limits'
import { type User, userMutations } from '@/entities/user'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { profileText } from './text'

/** The names of the person who is signed in, and the e-mail, which stays. */
export function DetailsForm({ user }: { user: User }) {
  const t = useText(profileText)
  const { mutateAsync: change } = useMutation(userMutations.changeMe(user.id))
  const { register, submit, errorOf, failure, isPending } = useApiForm({
    defaultValues: { first_name: user.first_name, last_name: user.last_name },
    send: async (values) => {
      await change(values)
      toast.success(t('saved'))
    },
  })
  const filled = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      <div className="field-columns grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('firstName')}
          error={errorOf('first_name')}
          autoComplete="given-name"
          required
          maxLength={userChangeLimits.first_name.maxLength}
          {...register('first_name', filled(t('firstNameRequired')))}
        />
        <TextField
          label={t('lastName')}
          error={errorOf('last_name')}
          autoComplete="family-name"
          required
          maxLength={userChangeLimits.last_name.maxLength}
          {...register('last_name', filled(t('lastNameRequired')))}
        />
      </div>
      <TextField label={t('email')} help={t('emailHelp')} value={user.email} readOnly type="email" />
      <div>
        <Button type="submit" variant="primary" pending={isPending} className="max-sm:w-full">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
