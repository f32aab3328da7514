import { useState } from 'react'
import { signIn } from '@/features/session'
import { ApiError } from '@/shared/api'
import type { TextKey } from '@/shared/lib/i18n'
import type { loginText } from './text'

type Credentials = { email: string; password: string }
type Field = keyof Credentials

/** What the person has to correct; a key of the texts or the server's own words. */
type Mistakes = { required: Partial<Record<Field, TextKey<typeof loginText>>>; refused: Partial<Record<Field, string>> }

const noMistakes: Mistakes = { required: {}, refused: {} }

/**
 * The sign-in of a form's e-mail and password.
 *
 * @param onSignedIn called once; the form stays pending, because the app reloads
 */
export function useLogin(onSignedIn: () => void) {
  const [mistakes, setMistakes] = useState(noMistakes)
  const [failure, setFailure] = useState<string>()
  const [isPending, setIsPending] = useState(false)

  /** Returns the first field to correct, if there is one. */
  async function submit(credentials: Credentials): Promise<Field | undefined> {
    const required = missing(credentials)
    setMistakes({ required, refused: {} })
    setFailure(undefined)
    if (required.email ?? required.password) return required.email ? 'email' : 'password'

    setIsPending(true)
    try {
      await signIn(credentials)
      onSignedIn()
    } catch (cause) {
      setIsPending(false)
      if (!(cause instanceof ApiError)) throw cause
      const { email, password } = cause.fields
      setMistakes({ required: {}, refused: { email, password } })
      setFailure(email || password ? undefined : cause.message)
      return email ? 'email' : 'password'
    }
  }

  return { submit, mistakes, failure, isPending }
}

function missing({ email, password }: Credentials): Mistakes['required'] {
  return {
    ...(email.trim() === '' && { email: 'emailRequired' }),
    ...(password === '' && { password: 'passwordRequired' }),
  }
}
