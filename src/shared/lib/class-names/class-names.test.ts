import { describe, expect, it } from 'vitest'
import { cx } from './class-names'

describe('cx', () => {
  it('joins names and leaves out what does not apply', () => {
    expect(cx('card', false, undefined, null, '', 'open')).toBe('card open')
  })
})
