import { describe, expect, it } from 'vitest'
import { namedReason } from './named-reason'

describe('why the provider refused', () => {
  it('is the most exact code that the app has words for', () => {
    const message = 'Your card has insufficient funds.'
    expect(namedReason({ codes: ['insufficient_funds', 'card_declined'], message })).toBe('insufficient_funds')
    expect(namedReason({ codes: ['generic_decline', 'card_declined'], message })).toBe('card_declined')
  })

  it('is the provider’s sentence where it has none', () => {
    const message = 'This charge has not succeeded.'
    expect(namedReason({ codes: [null, undefined, 'invalid_request_error'], message })).toBe(message)
  })
})
