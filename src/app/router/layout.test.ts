import { describe, expect, it } from 'vitest'
import { asksByItself, isConversation, showsSideMenu } from './layout'

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

describe('one "Ask" for each page, about the machine in view', () => {
  const id = '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11'

  it.each([`/machines/${id}`, `/machine-instances/${id}/`, '/machine-and-query-input'])('%s asks by itself', (path) => {
    expect(asksByItself(path)).toBe(true)
  })

  it.each(['/', '/machines', '/machine-instances', '/machine-instances/add', `/orders/${id}`])(
    '%s leaves it to the top bar',
    (path) => {
      expect(asksByItself(path)).toBe(false)
    },
  )

  it.each(['/assistant', '/operations-assistant', '/parts-assistant', '/machine-and-query-unified'])(
    '%s is about the machine of the top bar',
    (path) => {
      expect(isConversation(path)).toBe(true)
    },
  )
})
