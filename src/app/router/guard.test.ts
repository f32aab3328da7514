import { describe, expect, it } from 'vitest'
import { dealershipAdmin, operator, orgUser, superUser } from '../../../tests/msw/people'
import { isOpenWithoutLogin, mayEnter } from './guard'

describe('guard rule', () => {
  it.each([
    'forgot-password',
    'reset-password',
    'place-order',
    'checkout',
    'operator-orders',
    'operator-order-details',
    'order-completed',
    'operator-quote-details',
    'machine-hours',
    'machine-hours-thank-you',
    'machine-service-kits',
    'machine-kits-checkout',
  ])('"If no user is stored, only these paths are allowed without login": %s', (path) => {
    expect(isOpenWithoutLogin(`/${path}`)).toBe(true)
    expect(isOpenWithoutLogin(`/${path}/`)).toBe(true)
  })

  it.each(['/login', '/logout', '/magic-login', '/order-confirmed'])('%s is open without login too', (path) => {
    expect(isOpenWithoutLogin(path)).toBe(true)
  })

  it.each(['/', '/machines', '/machines/login', '/orders', '/organizations', '/no-such-page', '/checkouts'])(
    '"Everything else goes to /login": %s',
    (path) => {
      expect(isOpenWithoutLogin(path)).toBe(false)
    },
  )
})

describe('guard legend', () => {
  it('"public = no login"', () => {
    expect(mayEnter('public', null)).toBe(true)
  })

  it('"L = must be logged in"', () => {
    expect(mayEnter('signed-in', null)).toBe(false)
    expect(mayEnter('signed-in', operator)).toBe(true)
  })

  it('"A = org admin"', () => {
    expect([operator, dealershipAdmin, superUser].map((user) => mayEnter('org-admin', user))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('screens of a dealership are not for the admin of an operator', () => {
    const operatorsAdmin = { ...dealershipAdmin, organization: operator.organization }
    expect([operatorsAdmin, dealershipAdmin].map((user) => mayEnter('dealership-admin', user))).toEqual([false, true])
  })

  it('screens of a dealership’s staff are for its Org Users too, and not for an operator’s', () => {
    const operatorsUser = { ...orgUser, organization: operator.organization }
    expect([operatorsUser, operator, orgUser].map((user) => mayEnter('dealership-staff', user))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('"S = super user only"', () => {
    expect([operator, dealershipAdmin, superUser].map((user) => mayEnter('super-user', user))).toEqual([
      false,
      false,
      true,
    ])
  })
})
