import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import {
  type AccountComponent,
  openAccountSession,
  type PaymentAccount,
  type ProviderSession,
} from '@/entities/payment'
import { paymentOnboardingMachine } from './payment-onboarding.machine'

type Ways = {
  /** Where the provider's screens return to. */
  returnUrl: string
  /** Leads to the provider's screens. */
  onLeave: (url: string) => void
}

/** The account of a dealership with the provider, with the real calls behind it. */
export function usePaymentOnboarding({ organization_id: id, status }: PaymentAccount, { returnUrl, onLeave }: Ways) {
  const open = (component: AccountComponent) => openAccountSession(id, component, returnUrl)
  const [snapshot, send] = useMachine(
    paymentOnboardingMachine.provide({
      actors: {
        openSession: fromPromise<ProviderSession, AccountComponent>(({ input }) => open(input)),
      },
      actions: {
        leave: (_, session) => {
          if (session?.kind === 'hosted') onLeave(session.url)
        },
      },
    }),
    { input: { status } },
  )

  useEffect(() => send({ type: 'account.read', status }), [status, send])

  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'page.restored' })
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [send])

  /** The secret of another session, since an open one expires. */
  async function renew(): Promise<string> {
    const session = await open(snapshot.context.component)
    return session.kind === 'embedded' ? session.client_secret : ''
  }

  return { snapshot, send, renew }
}
