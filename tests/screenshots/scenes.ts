import type { Page } from '@playwright/test'
import type { people } from '../e2e/support/sign-in'
import type { Records } from './records'

/** Who looks at a page; a stranger has a link and no account, a newcomer was invited and has not been here yet. */
export type Viewer = keyof typeof people | 'stranger' | 'newcomer'

export interface Scene {
  /** Path of the route, as the router declares it. */
  route: string
  viewer: Viewer
  /** Address to open: the route itself unless it needs a record or a link. */
  path?: (records: Records) => string | undefined
  /** What has to be done first, in the same tab. */
  prepare?: (page: Page, records: Records) => Promise<void>
}

/** By what is the same in every language. */
async function enterHours(page: Page, { links }: Records): Promise<void> {
  await page.goto(links.ownHours)
  await page.locator('form input[inputmode=decimal]').fill('4500')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/thank-you/)
}

const everybody: Scene[] = [
  { route: '/login', viewer: 'stranger' },
  { route: '/forgot-password', viewer: 'stranger' },
  { route: '/reset-password', viewer: 'stranger', path: () => '/reset-password?token=incomplete' },
  { route: '/magic-login', viewer: 'stranger', path: () => '/magic-login?token=incomplete' },
  { route: '/unsubscribe', viewer: 'stranger', path: () => '/unsubscribe?token=incomplete' },
  { route: '/machine-hours', viewer: 'stranger', path: ({ links }) => links.machineHours },
  { route: '/machine-hours-thank-you', viewer: 'stranger' },
  {
    route: '/machine-hours-thank-you',
    viewer: 'stranger',
    path: ({ links }) => links.ownHours.replace('/machine-hours', '/machine-hours-thank-you'),
    prepare: enterHours,
  },
  { route: '/machine-service-kits', viewer: 'stranger', path: ({ links }) => links.serviceKits },
  {
    route: '/machine-kits-checkout',
    viewer: 'stranger',
    path: ({ links }) => links.serviceKits.replace('/machine-service-kits', '/machine-kits-checkout'),
  },
  { route: '/place-order', viewer: 'stranger', path: ({ links }) => links.placeOrder },
  { route: '/operator-orders', viewer: 'stranger', path: ({ links }) => links.order },
  {
    route: '/operator-order-details',
    viewer: 'stranger',
    path: ({ links }) => links.order.replace('/operator-orders', '/operator-order-details'),
  },
  { route: '/operator-quote-details', viewer: 'stranger', path: ({ links }) => links.quote },
  {
    route: '/checkout',
    viewer: 'stranger',
    path: ({ links }) => links.order.replace(/^\/[^?]+/, '/checkout'),
  },
  {
    route: '/order-completed',
    viewer: 'stranger',
    path: ({ links }) => links.order.replace(/^\/[^?]+/, '/order-completed'),
  },
  { route: '/order-confirmed', viewer: 'operatorAdmin', path: ({ order }) => `/order-confirmed?order_id=${order}` },
]

const machines: Scene[] = [
  { route: '/', viewer: 'operator' },
  { route: '/', viewer: 'operatorAdmin' },
  { route: '/', viewer: 'dealerAdmin' },
  { route: '/', viewer: 'dealerUser' },
  { route: '/', viewer: 'superUser' },
  { route: '/machines', viewer: 'dealerAdmin' },
  { route: '/machines/$id', viewer: 'dealerAdmin', path: ({ model }) => `/machines/${model}` },
  { route: '/machine-instances', viewer: 'dealerAdmin' },
  { route: '/machine-instances', viewer: 'operator' },
  {
    route: '/machine-instances/$id',
    viewer: 'dealerAdmin',
    path: ({ instance }) => `/machine-instances/${instance}`,
  },
  { route: '/machine-instances/add', viewer: 'dealerAdmin' },
  { route: '/operator-machines', viewer: 'operator' },
  { route: '/manuals', viewer: 'operator' },
  { route: '/manuals/questions', viewer: 'dealerAdmin' },
  { route: '/create-maintenance-schedule', viewer: 'dealerAdmin' },
  { route: '/machine-and-query-input', viewer: 'operator' },
  { route: '/machine-and-query-unified', viewer: 'operator' },
  { route: '/assistant', viewer: 'operator' },
  { route: '/parts-assistant', viewer: 'operator' },
  { route: '/operations-assistant', viewer: 'operator' },
  {
    route: '/operations-assistant',
    viewer: 'operator',
    path: ({ conversation }) => `/operations-assistant?conversation=${conversation}`,
  },
]

const sales: Scene[] = [
  { route: '/customers', viewer: 'dealerUser' },
  { route: '/customers/$id', viewer: 'dealerAdmin', path: ({ operator }) => `/customers/${operator}` },
  { route: '/orders', viewer: 'dealerAdmin' },
  { route: '/orders', viewer: 'dealerUser' },
  { route: '/orders', viewer: 'dealerAdmin', path: () => '/orders?view=board' },
  { route: '/orders/$id', viewer: 'dealerAdmin', path: ({ order }) => `/orders/${order}` },
  { route: '/orders/$id', viewer: 'operatorAdmin', path: ({ order }) => `/orders/${order}` },
  { route: '/cart', viewer: 'operatorAdmin' },
  {
    route: '/cart/lists/$id',
    viewer: 'operatorAdmin',
    path: ({ shoppingList }) => shoppingList,
  },
  { route: '/quotes', viewer: 'dealerAdmin' },
  { route: '/quotes/$id', viewer: 'dealerAdmin', path: ({ quote }) => `/quotes/${quote}` },
  { route: '/quotes/$id', viewer: 'operatorAdmin', path: ({ quote }) => `/quotes/${quote}` },
  { route: '/add-quote', viewer: 'operatorAdmin' },
  { route: '/maintenance-quotes', viewer: 'dealerAdmin' },
  {
    route: '/maintenance-quotes/$id',
    viewer: 'dealerAdmin',
    path: ({ maintenanceQuote }) => maintenanceQuote && `/maintenance-quotes/${maintenanceQuote}`,
  },
  { route: '/parts/$id', viewer: 'dealerUser', path: ({ part }) => `/parts/${part}` },
  { route: '/receive-goods', viewer: 'dealerUser' },
  { route: '/manage-catalogue', viewer: 'dealerAdmin' },
  { route: '/manage-catalogue/bundles', viewer: 'dealerAdmin' },
  { route: '/manage-catalogue/import', viewer: 'dealerAdmin' },
  {
    route: '/manage-catalogue/import/$id',
    viewer: 'dealerAdmin',
    path: ({ catalogueImport }) => `/manage-catalogue/import/${catalogueImport}`,
  },
  { route: '/manage-catalogue/prices', viewer: 'dealerAdmin' },
  {
    route: '/manage-catalogue/prices/$id',
    viewer: 'dealerAdmin',
    path: ({ priceList }) => priceList && `/manage-catalogue/prices/${priceList}`,
  },
  { route: '/manage-catalogue/tax', viewer: 'dealerAdmin' },
  { route: '/inventory', viewer: 'dealerAdmin' },
  { route: '/inventory/$id', viewer: 'dealerAdmin', path: ({ part }) => `/inventory/${part}` },
  { route: '/inventory/imports', viewer: 'dealerAdmin' },
  {
    route: '/inventory/imports/$id',
    viewer: 'dealerAdmin',
    path: ({ stockImport }) => `/inventory/imports/${stockImport}`,
  },
]

const payments: Scene[] = [
  { route: '/payment-management', viewer: 'dealerAdmin' },
  { route: '/payments', viewer: 'dealerAdmin' },
  { route: '/payments/$id', viewer: 'dealerAdmin', path: ({ payment }) => payment && `/payments/${payment}` },
  { route: '/payments/disputes', viewer: 'dealerAdmin' },
  { route: '/payments/history', viewer: 'dealerAdmin' },
  { route: '/payouts', viewer: 'dealerAdmin' },
  { route: '/taxes', viewer: 'dealerAdmin' },
]

const administration: Scene[] = [
  { route: '/accounts', viewer: 'dealerAdmin' },
  { route: '/addresses', viewer: 'dealerAdmin' },
  { route: '/assistant-usage', viewer: 'dealerAdmin' },
  { route: '/organizations', viewer: 'superUser' },
  { route: '/brands', viewer: 'superUser' },
  { route: '/emails', viewer: 'superUser' },
  { route: '/feedback', viewer: 'superUser' },
  { route: '/feedback/summary', viewer: 'superUser' },
  { route: '/feedback/$id', viewer: 'superUser', path: ({ feedback }) => `/feedback/${feedback}` },
  { route: '/serial-clashes', viewer: 'superUser' },
  { route: '/profile', viewer: 'operator' },
  { route: '/change-password', viewer: 'operator' },
  { route: '/onboarding', viewer: 'newcomer' },
  { route: '/terms-of-service', viewer: 'operator' },
  { route: '/privacy-policy', viewer: 'operator' },
  { route: '/license', viewer: 'operator' },
  // Ends the session, so it comes last.
  { route: '/logout', viewer: 'stranger' },
]

/** Every page of the app, as the person who uses it most; `tests/house/screenshots.test.ts` finds a route without one. */
export const scenes: Scene[] = [...everybody, ...machines, ...sales, ...payments, ...administration]
