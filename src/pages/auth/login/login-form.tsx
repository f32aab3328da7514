import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { focusedInFirstForm, takeOverFirstForm } from '@/shared/lib/first-screen'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { PasswordField } from '@/shared/ui/password-field'
import { TextField } from '@/shared/ui/text-field'
import { loginText } from './text'
import { useLogin } from './use-login'

type LoginFormProps = {
  knownEmail: string | undefined
  /** Reloads the app. */
  onSignedIn: () => void
}

export function LoginForm({ knownEmail, onSignedIn }: LoginFormProps) {
  const t = useText(loginText)
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const { submit, mistakes, failure, isPending } = useLogin(onSignedIn)
  const [focused] = useState(focusedInFirstForm)
  useLayoutEffect(() => {
    const wasSent = takeOverFirstForm({ email: email.current, password: password.current })
    if (wasSent) form.current?.requestSubmit()
    else if (focused) (focused === 'email' ? email : password).current?.focus()
  }, [focused])

  const errorOf = (field: 'email' | 'password') => {
    const key = mistakes.required[field]
    return key ? t(key) : mistakes.refused[field]
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wrongField = await submit({
      email: email.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
    })
    if (wrongField) (wrongField === 'email' ? email : password).current?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      <TextField
        ref={email}
        autoFocus={!knownEmail}
        label={t('email')}
        error={errorOf('email')}
        name="email"
        defaultValue={knownEmail}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        ref={password}
        autoFocus={Boolean(knownEmail)}
        label={t('password')}
        error={errorOf('password')}
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" size="lg" full pending={isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
