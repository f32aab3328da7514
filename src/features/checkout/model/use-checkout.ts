import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { type CheckoutOrder, checkoutMachine, type ProviderSession } from './checkout.machine'
import { type OrderAccess, orderOf, useFollowedOrder } from './order-access'
import { markFailed, openSession } from './payment-calls'

export type CheckoutWays = {
  /** Where the provider's page returns to. */
  returnUrl: string
  /** Leads to the provider's page. */
  onLeave: (url: string) => void
  /** Leads to /order-completed. */
  onOutcome: (outcome: { failed: boolean }) => void
}

/** The payment of an order, with the real calls behind it. */
export function useCheckout(access: OrderAccess, { returnUrl, onLeave, onOutcome }: CheckoutWays) {
  const queryClient = useQueryClient()
  const readOrder = () => queryClient.fetchQuery({ ...orderOf(access), staleTime: 0 })
  const [snapshot, send] = useMachine(
    checkoutMachine.provide({
      actors: {
        loadOrder: fromPromise(readOrder),
        openSession: fromPromise<ProviderSession, CheckoutOrder | undefined>(({ input }) =>
          openSession(access, required(input), returnUrl),
        ),
        markFailed: fromPromise(async () => {
          await markFailed(access, await readOrder())
          await queryClient.invalidateQueries()
        }),
      },
      actions: {
        leave: (_, session) => {
          if (session?.kind === 'hosted') onLeave(session.url)
        },
        showOutcome: (_, outcome) => onOutcome(outcome),
      },
    }),
  )

  const interval = useFollowedOrder(access)
  const { data: order } = useQuery({
    ...orderOf(access),
    enabled: !snapshot.matches('loading') && !snapshot.matches('unavailable'),
    refetchInterval: snapshot.matches('confirming') ? interval : false,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    if (order) send({ type: 'order.read', order })
  }, [order, send])

  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'page.restored' })
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [send])

  return [snapshot, send] as const
}

function required(order: CheckoutOrder | undefined): CheckoutOrder {
  if (!order) throw new Error('There is no order to pay.')
  return order
}
