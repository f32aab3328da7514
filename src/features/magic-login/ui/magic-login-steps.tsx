import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import { ApiError, platform, unwrap, withoutToken } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { type MagicUser, magicLoginMachine } from '../model/magic-login.machine'
import { magicLoginText } from '../text'

type MagicLoginStepsProps = Parameters<typeof useMagicLogin>[0] & {
  onSignedIn: () => void
  /** Shown when the link is no longer valid. */
  expired: ReactNode
}

/** From a link to being signed in, by one click. */
export function MagicLoginSteps({ token, signIn, onSignedIn, expired }: MagicLoginStepsProps) {
  const t = useText(magicLoginText)
  const [{ value: state, context }, send] = useMagicLogin({ token, signIn })
  const leave = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (state === 'signedIn') leave()
  }, [state])

  if (state === 'expired') return expired
  if (state === 'failed') {
    const { failure } = context
    return (
      <ErrorState title={t('failed')} onRetry={() => send({ type: 'failure.dismissed' })}>
        {failure instanceof ApiError ? failure.message : undefined}
      </ErrorState>
    )
  }
  if (state === 'checking' || !context.person) return <Checking />
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">{t('account', { email: context.person.email })}</p>
      <Button
        variant="primary"
        size="lg"
        full
        className="whitespace-normal"
        pending={state !== 'waiting'}
        onClick={() => send({ type: 'link.confirmed' })}
      >
        {t('signInAs', { name: nameOf(context.person) })}
      </Button>
      <p className="text-sm text-ink-muted">{t('oneClick')}</p>
    </div>
  )
}

function Checking() {
  const t = useText(magicLoginText)
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-muted">
        {t('checking')}
      </p>
      <Skeleton className="h-16" />
    </div>
  )
}

function nameOf({ first_name, last_name, email }: MagicUser): string {
  return `${first_name} ${last_name}`.trim() || email
}

type MagicLogin = {
  /** Of the link in the e-mail. */
  token: string
  /** Signs in on this device with the token. */
  signIn: (token: string) => Promise<void>
}

/** The sign-in by a link with the real calls behind it. */
function useMagicLogin({ token, signIn }: MagicLogin) {
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
