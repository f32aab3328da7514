import { describe, expect, it } from 'vitest'
import { showsSideMenu } from './layout'

describe('layout rule', () => {
  it.each([
    ...['login', 'logout', 'forgot-password', 'reset-password', 'onboarding', 'place-order', 'checkout'],
    ...[
      'operator-orders',
      'operator-order-details',
      'operator-quote-details',
      'machine-hours',
      'machine-hours-thank-you',
    ],
    ...['machine-service-kits', 'order-completed', 'machine-kits-checkout', 'magic-login'],
  ])('"These paths show no side menu": %s', (path) => {
    expect(showsSideMenu(`/${path}`)).toBe(false)
  })

  it('"/order-confirmed and /order-completed: Same screen"', () => {
    expect(showsSideMenu('/order-confirmed')).toBe(showsSideMenu('/order-completed'))
  })

  it.each(['/', '/machines', '/machines/7', '/operations-assistant', '/profile'])('%s shows it', (path) => {
    expect(showsSideMenu(path)).toBe(true)
  })
})
