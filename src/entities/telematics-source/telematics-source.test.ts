import { describe, expect, it } from 'vitest'
import { stateOf } from './telematics-source'
import { failing, provider } from './testing'

describe('how an endpoint stands', () => {
  it.each([
    ['read', provider],
    ['failed', failing],
    ['failed', { ...failing, is_active: false }],
    ['paused', { ...provider, is_active: false }],
    ['unread', { ...provider, last_outcome: null }],
    ['reading', { ...failing, is_reading: true }],
  ])('%s', (state, source) => {
    expect(stateOf(source)).toBe(state)
  })
})
