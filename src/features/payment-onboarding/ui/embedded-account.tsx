import { loadConnectAndInitialize } from '@stripe/connect-js/pure'
import {
  ConnectAccountManagement,
  ConnectAccountOnboarding,
  ConnectComponentsProvider,
  ConnectNotificationBanner,
} from '@stripe/react-connect-js'
import { useState } from 'react'
import type { AccountComponent, ProviderSession } from '@/entities/payment'
import { useLanguage } from '@/shared/lib/i18n'

type EmbeddedAccountProps = {
  session: Extract<ProviderSession, { kind: 'embedded' }>
  component: AccountComponent
  /** Opens another session when this one has expired; returns its secret. */
  renew: () => Promise<string>
  onExit: () => void
}

/** Stripe's own screens of an account, in its own frames. */
export default function EmbeddedAccount({ session, component, renew, onExit }: EmbeddedAccountProps) {
  const locale = useLanguage()
  const [connect] = useState(() => {
    let secret: string | undefined = session.client_secret
    return loadConnectAndInitialize({
      publishableKey: session.publishable_key,
      locale,
      fetchClientSecret: async () => {
        const first = secret
        secret = undefined
        return first ?? renew()
      },
    })
  })
  return (
    <ConnectComponentsProvider connectInstance={connect}>
      {component === 'onboarding' ? (
        <ConnectAccountOnboarding onExit={onExit} />
      ) : (
        <>
          <ConnectNotificationBanner />
          <ConnectAccountManagement />
        </>
      )}
    </ConnectComponentsProvider>
  )
}
