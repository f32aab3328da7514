import { describe, expect, it } from 'vitest'
import { canRetry, emailStatuses, linksIn } from './email'

describe('linksIn', () => {
  it('finds each address once, without the sentence’s own full stop', () => {
    const text =
      'Accept:\nhttps://yardhand.example/magic-login?token=a-b_c.\n(https://yardhand.example/login), again https://yardhand.example/login'
    expect(linksIn(text)).toEqual([
      'https://yardhand.example/magic-login?token=a-b_c',
      'https://yardhand.example/login',
    ])
  })

  it('"outside the demonstration with their links blanked": offers none that was blanked', () => {
    expect(linksIn('https://yardhand.example/reset-password?token=••••••')).toEqual([])
  })
})

describe('canRetry', () => {
  it('"Send an e-mail again that failed or was kept"', () => {
    expect(emailStatuses.filter((status) => canRetry({ status }))).toEqual(['FAILED', 'KEPT'])
  })
})
