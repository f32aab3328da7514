import { describe, expect, it } from 'vitest'
import { onboardingRedirect } from './onboarding-rule'

const asked = ['CHANGE_PASSWORD', 'COMPLETE_PROFILE'] as const
const notAsked = [null, 'DONE', 'ONBOARDING_STRIPE'] as const
const inside = ['/', '/machines', '/machines/7', '/profile', '/change-password', '/no-such-page', '/order', '/licenses']

describe('"After auth is fetched, if the status is not null, not DONE and not ONBOARDING_STRIPE, the user is sent to /onboarding"', () => {
  it.each(asked)('%s is sent there from everywhere inside', (status) => {
    expect(inside.map((path) => onboardingRedirect(status, path))).toEqual(inside.map(() => '/onboarding'))
  })

  it.each(notAsked)('%s goes where it wants', (status) => {
    expect(inside.map((path) => onboardingRedirect(status, path))).toEqual(inside.map(() => undefined))
  })

  it.each([
    ...['place-order', 'checkout', 'operator-orders', 'operator-order-details', 'operator-quote-details'],
    ...['order-completed', 'order-confirmed', 'machine-hours', 'machine-hours-thank-you', 'machine-service-kits'],
    ...['machine-kits-checkout', 'magic-login', 'magic-login/'],
  ])('"(except on public token pages and magic-login)": %s', (path) => {
    expect(asked.map((status) => onboardingRedirect(status, `/${path}`))).toEqual([undefined, undefined])
  })

  it.each(['/logout', '/forgot-password', '/reset-password', '/terms-of-service', '/privacy-policy', '/license'])(
    '%s stays within reach',
    (path) => {
      expect(asked.map((status) => onboardingRedirect(status, path))).toEqual([undefined, undefined])
    },
  )
})

describe('/onboarding', () => {
  it('is where who is asked for something stays', () => {
    for (const path of ['/onboarding', '/onboarding/']) {
      expect(asked.map((status) => onboardingRedirect(status, path))).toEqual([undefined, undefined])
    }
  })

  it('leads home who has none', () => {
    expect(notAsked.map((status) => onboardingRedirect(status, '/onboarding'))).toEqual(['/', '/', '/'])
  })
})
