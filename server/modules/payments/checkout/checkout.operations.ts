import type { components } from '#contract/platform'
import { orderActors, seesOrder } from '../../../access'
import type { Database } from '../../../db/connection'
import { forbidden, invalid, notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import type { IsPublicAddress } from '../../../infrastructure/config/public-origins'
import type { Outbox } from '../../notifications'
import { sessionToWire } from '../payment.wire'
import { reachProvider } from '../reach-provider.operations'
import { returnUrlOf } from '../return-url.operations'
import type { OpenCheckout, StartCheckout } from './open-checkout'
import type { ShownCosts } from './shown-costs'

interface Dependencies {
  db: Database
  isPublicAddress: IsPublicAddress
  addressOf: Outbox['addressOf']
  openCheckout: StartCheckout
}

/** How a customer pays an order: as a member, or by its link. */
export function checkoutOperations({ db, isPublicAddress, addressOf, openCheckout }: Dependencies) {
  return {
    openCheckout: async ({ path, body, caller }) => {
      if (body.order_id !== path.id) throw otherOrder()
      const order = await db
        .selectFrom('customer_order')
        .where(seesOrder(caller))
        .where('id', '=', path.id)
        .select(['organization_id as dealershipId', 'operator_id as operatorId'])
        .executeTakeFirst()
      if (!order) throw notFound('Order')
      if (!orderActors(caller, order).includes('customer')) throw forbidden()
      const request = {
        orderId: path.id,
        personId: caller.userId,
        shown: shownOf(body),
        returnUrl: returnUrlOf(body.return_url ?? addressOf('/order-completed'), isPublicAddress),
        metadata: body.metadata,
      }
      return { status: 200, body: toWire(await reachProvider(() => openCheckout(order.dealershipId, request))) }
    },

    openCheckoutByLink: async ({ proof, body }) => {
      const returnUrl = returnUrlOf(body.return_url ?? addressOf('/order-completed'), isPublicAddress)
      const request = { orderId: proof.id, shown: shownOf(body), returnUrl, metadata: body.metadata }
      return { status: 200, body: toWire(await reachProvider(() => openCheckout(proof.dealershipId, request))) }
    },
  } satisfies Pick<PlatformHandlers, 'openCheckout' | 'openCheckoutByLink'>
}

type Body = components['schemas']['CheckoutRequestByLink']

const shownOf = ({ order_parts: parts, order_bundles: bundles, amounts }: Body): ShownCosts => {
  const line = ({ cost, quantity }: NonNullable<Body['order_parts']>[number]) => ({ ...cost, quantity })
  return {
    parts: parts?.map(line),
    bundles: bundles?.map(line),
    amounts: amounts && { coreCharge: amounts.core_charge, tax: amounts.tax, total: amounts.total },
  }
}

const toWire = ({ payment, session, endsAt }: OpenCheckout): components['schemas']['CheckoutSession'] => ({
  payment_id: payment.id,
  order_id: payment.orderId,
  amount: { amount: payment.amount, currency: payment.currency },
  expires_at: endsAt.toISOString(),
  session: sessionToWire(session),
})

const otherOrder = () =>
  invalid({
    path: 'body.order_id',
    message: { en: 'Name the order of the address.', es: 'Indique el pedido de la dirección.' },
  })
