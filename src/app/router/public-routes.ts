import { checkoutRoute } from '@/pages/payments/checkout/route'
import { machineHoursRoute } from '@/pages/portal/machine-hours/route'
import { machineHoursThankYouRoute } from '@/pages/portal/machine-hours-thank-you/route'
import { machineKitsCheckoutRoute } from '@/pages/portal/machine-kits-checkout/route'
import { machineServiceKitsRoute } from '@/pages/portal/machine-service-kits/route'
import { operatorOrderDetailsRoute } from '@/pages/portal/operator-order-details/route'
import { operatorOrdersRoute } from '@/pages/portal/operator-orders/route'
import { operatorQuoteDetailsRoute } from '@/pages/portal/operator-quote-details/route'
import { orderCompletedRoute, orderConfirmedRoute } from '@/pages/portal/order-completed/route'
import { placeOrderRoute } from '@/pages/portal/place-order/route'
import { unsubscribeRoute } from '@/pages/portal/unsubscribe/route'
import { composeRoute } from './compose-route'
import { createRoot, type RootRoute } from './root-route'
import { signInRoutes } from './sign-in-routes'

/** The pages that nobody has to sign in for. */
export const publicRoutes = (root: RootRoute) =>
  [
    ...signInRoutes(root),
    composeRoute(root, machineHoursRoute),
    composeRoute(root, machineHoursThankYouRoute),
    composeRoute(root, machineServiceKitsRoute),
    composeRoute(root, machineKitsCheckoutRoute),
    composeRoute(root, placeOrderRoute),
    composeRoute(root, operatorOrdersRoute),
    composeRoute(root, operatorOrderDetailsRoute),
    composeRoute(root, operatorQuoteDetailsRoute),
    composeRoute(root, checkoutRoute),
    composeRoute(root, orderConfirmedRoute),
    composeRoute(root, orderCompletedRoute),
    composeRoute(root, unsubscribeRoute),
  ] as const

export function publicRouteTree() {
  const root = createRoot()
  return root.addChildren(publicRoutes(root))
}
