import { describe, expect, it } from 'vitest'
import { parsePrivacyPolicyUrl } from '.'

describe('parsePrivacyPolicyUrl', () => {
  it('takes the address of a page elsewhere, and none where none is set', () => {
    const elsewhere = 'https://northfield.example/privacy'
    expect([elsewhere, undefined, ''].map(parsePrivacyPolicyUrl)).toEqual([elsewhere, undefined, undefined])
  })

  it.each(['northfield.example', 'javascript:alert(1)', '/privacy', 'https://', 5])(
    'names the variable: %j',
    (given) => {
      expect(() => parsePrivacyPolicyUrl(given)).toThrow('VITE_PRIVACY_POLICY_URL')
    },
  )
})
