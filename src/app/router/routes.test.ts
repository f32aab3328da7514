import { describe, expect, it } from 'vitest'
import { allRoutes } from './all-routes'

/** Specification, section 2: L = must be logged in; A = org admin; S = super user only; public = no login. D = admin of a dealership, F = its staff. */
const legend = {
  L: 'signed-in',
  A: 'org-admin',
  D: 'dealership-admin',
  F: 'dealership-staff',
  S: 'super-user',
  public: 'public',
} as const

/** The specification's table; behaviour.md, section 3, settles where its lists differ. */
const table: Record<string, keyof typeof legend> = {
  '/': 'L',
  '/accounts': 'A',
  '/addresses': 'A',
  '/machines': 'L',
  '/machines/$id': 'L',
  '/machine-instances': 'L',
  '/machine-instances/$id': 'L',
  '/machine-instances/add': 'L',
  '/feedback': 'S',
  '/machine-and-query-input': 'L',
  '/machine-and-query-unified': 'L',
  '/operator-machines': 'L',
  '/quotes': 'L',
  '/add-quote': 'L',
  '/orders': 'L',
  '/orders/$id': 'L',
  '/organizations': 'S',
  '/operations-assistant': 'L',
  '/parts-assistant': 'L',
  '/assistant': 'L',
  '/login': 'public',
  '/logout': 'public',
  '/change-password': 'L',
  '/profile': 'L',
  '/terms-of-service': 'L',
  '/privacy-policy': 'L',
  '/license': 'L',
  '/onboarding': 'L',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/create-maintenance-schedule': 'L',
  '/brands': 'L',
  '/inventory': 'D',
  '/maintenance-quotes': 'A',
  '/payment-management': 'D',
  '/payments': 'D',
  '/payouts': 'D',
  '/taxes': 'D',
  '/manage-catalogue': 'D',
  '/magic-login': 'public',
  '/machine-hours': 'public',
  '/machine-hours-thank-you': 'public',
  '/machine-service-kits': 'public',
  '/machine-kits-checkout': 'public',
  '/place-order': 'public',
  '/checkout': 'public',
  '/operator-orders': 'public',
  '/operator-order-details': 'public',
  '/operator-quote-details': 'public',
  '/order-confirmed': 'public',
  '/order-completed': 'public',
}

/** Screens that the specification's table does not know. */
const further: Record<string, keyof typeof legend> = {
  '/assistant-usage': 'A',
  '/cart': 'L',
  '/cart/lists/$id': 'L',
  '/customers': 'F',
  '/customers/$id': 'F',
  '/emails': 'S',
  '/feedback/$id': 'S',
  '/feedback/summary': 'S',
  '/inventory/$id': 'D',
  '/inventory/imports': 'D',
  '/inventory/imports/$id': 'D',
  '/maintenance-quotes/$id': 'A',
  '/manage-catalogue/bundles': 'D',
  '/manage-catalogue/import': 'D',
  '/manage-catalogue/import/$id': 'D',
  '/manage-catalogue/prices': 'D',
  '/manage-catalogue/prices/$id': 'D',
  '/manage-catalogue/tax': 'D',
  '/manuals': 'L',
  '/manuals/questions': 'D',
  '/parts/$id': 'F',
  '/payments/$id': 'D',
  '/payments/disputes': 'D',
  '/payments/history': 'D',
  '/quotes/$id': 'L',
  '/receive-goods': 'F',
  '/serial-clashes': 'S',
  '/unsubscribe': 'public',
}

const routes = Object.values(allRoutes().children ?? {}).map(({ options }) => ({
  path: 'path' in options ? options.path : undefined,
  guard: options.staticData?.guard,
}))

describe('the table of screens (specification, section 2)', () => {
  it('every route has the guard of its row', () => {
    const expected = Object.entries({ ...table, ...further }).map(([path, sign]) => ({ path, guard: legend[sign] }))
    const byPath = (one: { path?: string }, other: { path?: string }) =>
      (one.path ?? '').localeCompare(other.path ?? '')
    expect(routes.toSorted(byPath)).toEqual(expected.toSorted(byPath))
  })
})
