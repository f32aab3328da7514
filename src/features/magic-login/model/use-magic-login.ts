import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { platform, unwrap, withoutToken } from '@/shared/api'
import { type MagicUser, magicLoginMachine } from './magic-login.machine'

type MagicLogin = {
  /** Of the link in the e-mail. */
  token: string
  /** Signs in on this device with the token. */
  signIn: (token: string) => Promise<void>
}

/** The sign-in by a link with the real calls behind it. */
export function useMagicLogin({ token, signIn }: MagicLogin) {
  return useMachine(
    magicLoginMachine.provide({
      actors: {
        checkLink: fromPromise<MagicUser, { token: string }>(({ input: query, signal }) =>
          unwrap(platform.GET('/auth/magic-user', { params: { query }, fetch: withoutToken, signal })),
        ),
        signIn: fromPromise<void, { token: string }>(({ input }) => signIn(input.token)),
      },
    }),
    { input: { token } },
  )
}
