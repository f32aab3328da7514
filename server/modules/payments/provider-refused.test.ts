import { describe, expect, it } from 'vitest'
import { ProviderRefusal } from './provider/provider-error'
import { providerRefused } from './provider-refused'

describe('what the payment provider refuses', () => {
  it('is explained in the reader’s language, with what to do, where its code is known', () => {
    const { text } = providerRefused(new ProviderRefusal('The total amount due is too small.', 'amount_too_small'))
    expect(text).toMatchObject({ en: expect.stringContaining('Contact'), es: expect.stringContaining('Contacte') })
    expect(text.es).not.toContain('The total')
  })

  it('is quoted as English otherwise', () => {
    const { text } = providerRefused(new ProviderRefusal('The account is closed.', 'invalid_request_error'))
    expect(text.en).toBe('The payment provider refused this: The account is closed.')
    expect(text.es).toContain('en inglés: The account is closed.')
  })
})
