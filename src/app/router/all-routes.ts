import { homeRoute } from '@/pages/account/home/route'
import { profileRoute } from '@/pages/account/profile/route'
import { accountsRoute } from '@/pages/admin/accounts/route'
import { addressesRoute } from '@/pages/admin/addresses/route'
import { assistantUsageRoute } from '@/pages/admin/assistant-usage/route'
import { brandsRoute } from '@/pages/admin/brands/route'
import { emailsRoute } from '@/pages/admin/emails/route'
import { feedbackRoute } from '@/pages/admin/feedback/route'
import { feedbackExplanationRoute } from '@/pages/admin/feedback-explanation/route'
import { feedbackSummaryRoute } from '@/pages/admin/feedback-summary/route'
import { organizationsRoute } from '@/pages/admin/organizations/route'
import { serialClashesRoute } from '@/pages/admin/serial-clashes/route'
import {
  assistantRoute,
  machineAndQueryUnifiedRoute,
  operationsAssistantRoute,
  partsAssistantRoute,
} from '@/pages/assistants/assistant/route'
import { machineAndQueryInputRoute } from '@/pages/assistants/machine-and-query-input/route'
import { changePasswordRoute } from '@/pages/auth/change-password/route'
import { onboardingRoute } from '@/pages/auth/onboarding/route'
import { catalogueBundlesRoute } from '@/pages/catalogue/bundles/route'
import { catalogueImportRoute } from '@/pages/catalogue/import-details/route'
import { catalogueImportsRoute } from '@/pages/catalogue/imports/route'
import { cataloguePartsRoute } from '@/pages/catalogue/parts/route'
import { priceListRoute } from '@/pages/catalogue/price-list/route'
import { pricesRoute } from '@/pages/catalogue/prices/route'
import { taxRatesRoute } from '@/pages/catalogue/tax-rates/route'
import { customerRoute } from '@/pages/customers/customer-details/route'
import { customersRoute } from '@/pages/customers/customer-list/route'
import { stockRoute } from '@/pages/inventory/stock-details/route'
import { stockImportRoute } from '@/pages/inventory/stock-import/route'
import { stockImportsRoute } from '@/pages/inventory/stock-imports/route'
import { inventoryRoute } from '@/pages/inventory/stock-list/route'
import { licenseRoute } from '@/pages/legal/license/route'
import { privacyPolicyRoute } from '@/pages/legal/privacy-policy/route'
import { termsOfServiceRoute } from '@/pages/legal/terms-of-service/route'
import { addInstanceRoute } from '@/pages/machines/add-instance/route'
import { createScheduleRoute } from '@/pages/machines/create-schedule/route'
import { machineInstanceRoute } from '@/pages/machines/instance-details/route'
import { machineInstancesRoute } from '@/pages/machines/instance-list/route'
import { machineRoute } from '@/pages/machines/machine-details/route'
import { machinesRoute } from '@/pages/machines/machine-list/route'
import { manualsRoute } from '@/pages/machines/manual-library/route'
import { operatorMachinesRoute } from '@/pages/machines/operator-machines/route'
import { unansweredQuestionsRoute } from '@/pages/machines/unanswered-questions/route'
import { cartListRoute, cartRoute } from '@/pages/orders/cart/route'
import { orderRoute } from '@/pages/orders/order-details/route'
import { ordersRoute } from '@/pages/orders/order-list/route'
import { partRoute } from '@/pages/parts/part-details/route'
import { receiveGoodsRoute } from '@/pages/parts/receive-goods/route'
import { disputesRoute } from '@/pages/payments/dispute-list/route'
import { paymentRoute } from '@/pages/payments/payment-details/route'
import { paymentHistoryRoute } from '@/pages/payments/payment-history/route'
import { paymentsRoute } from '@/pages/payments/payment-list/route'
import { paymentManagementRoute } from '@/pages/payments/payment-management/route'
import { payoutsRoute } from '@/pages/payments/payout-list/route'
import { taxSettingsRoute } from '@/pages/payments/tax-settings/route'
import { addQuoteRoute } from '@/pages/quotes/add-quote/route'
import { maintenanceQuoteRoute } from '@/pages/quotes/maintenance-quote-details/route'
import { maintenanceQuotesRoute } from '@/pages/quotes/maintenance-quotes/route'
import { quoteRoute } from '@/pages/quotes/quote-details/route'
import { quotesRoute } from '@/pages/quotes/quote-list/route'
import { composeRoute } from './compose-route'
import { publicRoutes } from './public-routes'
import { createRoot } from './root-route'
import { SignedInShell } from './signed-in-shell'

/** Every page of the app. Loaded once somebody is signed in: the first screen, which has a limit, needs none of it. */
export function allRoutes() {
  const root = createRoot(SignedInShell)
  return root.addChildren([
    ...publicRoutes(root),
    composeRoute(root, homeRoute),
    composeRoute(root, profileRoute),
    composeRoute(root, machinesRoute),
    composeRoute(root, machineRoute),
    composeRoute(root, manualsRoute),
    composeRoute(root, unansweredQuestionsRoute),
    composeRoute(root, machineInstancesRoute),
    composeRoute(root, addInstanceRoute),
    composeRoute(root, machineInstanceRoute),
    composeRoute(root, createScheduleRoute),
    composeRoute(root, operatorMachinesRoute),
    composeRoute(root, customersRoute),
    composeRoute(root, customerRoute),
    composeRoute(root, cartRoute),
    composeRoute(root, cartListRoute),
    composeRoute(root, inventoryRoute),
    composeRoute(root, stockRoute),
    composeRoute(root, stockImportRoute),
    composeRoute(root, stockImportsRoute),
    composeRoute(root, partRoute),
    composeRoute(root, receiveGoodsRoute),
    composeRoute(root, assistantRoute),
    composeRoute(root, operationsAssistantRoute),
    composeRoute(root, partsAssistantRoute),
    composeRoute(root, machineAndQueryUnifiedRoute),
    composeRoute(root, machineAndQueryInputRoute),
    composeRoute(root, ordersRoute),
    composeRoute(root, orderRoute),
    composeRoute(root, quotesRoute),
    composeRoute(root, quoteRoute),
    composeRoute(root, addQuoteRoute),
    composeRoute(root, maintenanceQuotesRoute),
    composeRoute(root, maintenanceQuoteRoute),
    composeRoute(root, paymentManagementRoute),
    composeRoute(root, paymentsRoute),
    composeRoute(root, disputesRoute),
    composeRoute(root, paymentHistoryRoute),
    composeRoute(root, paymentRoute),
    composeRoute(root, payoutsRoute),
    composeRoute(root, taxSettingsRoute),
    composeRoute(root, cataloguePartsRoute),
    composeRoute(root, catalogueBundlesRoute),
    composeRoute(root, pricesRoute),
    composeRoute(root, priceListRoute),
    composeRoute(root, taxRatesRoute),
    composeRoute(root, catalogueImportsRoute),
    composeRoute(root, catalogueImportRoute),
    composeRoute(root, accountsRoute),
    composeRoute(root, addressesRoute),
    composeRoute(root, organizationsRoute),
    composeRoute(root, assistantUsageRoute),
    composeRoute(root, brandsRoute),
    composeRoute(root, feedbackRoute),
    composeRoute(root, feedbackExplanationRoute),
    composeRoute(root, feedbackSummaryRoute),
    composeRoute(root, emailsRoute),
    composeRoute(root, serialClashesRoute),
    composeRoute(root, onboardingRoute),
    composeRoute(root, changePasswordRoute),
    composeRoute(root, termsOfServiceRoute),
    composeRoute(root, privacyPolicyRoute),
    composeRoute(root, licenseRoute),
  ])
}
