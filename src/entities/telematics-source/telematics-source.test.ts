import { describe, expect, it } from 'vitest'
import { stateOf } from './telematics-source'
import { failing, provider, suspended } from './testing'

describe('the status of an endpoint', () => {
  it.each([
    ['read', provider],
    ['failed', failing],
    ['failed', { ...failing, is_active: false }],
    ['paused', { ...provider, is_active: false }],
    ['unread', { ...provider, last_outcome: null }],
    ['suspended', suspended],
    ['failed', { ...suspended, is_active: false }],
    ['reading', { ...suspended, is_reading: true }],
    ['reading', { ...failing, is_reading: true }],
  ])('%s', (state, source) => {
    expect(stateOf(source)).toBe(state)
  })
})
