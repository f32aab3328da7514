import { describe, expect, it } from 'vitest'
import { countriesByName, countryCodes, countryName, likelyCountry } from './countries'

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each once, as the contract writes them', () => {
    expect(new Set(countryCodes).size).toBe(249)
    expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  })

  it('all have a name in both languages of the app', () => {
    for (const language of ['en', 'es']) {
      expect(countryCodes.filter((code) => countryName(code, language) === code)).toEqual([])
    }
  })

  it("are in the order of the reader's language", () => {
    const order = countriesByName('es').map(({ label }) => label)
    expect(order.indexOf('España')).toBeLessThan(order.indexOf('Estados Unidos'))
    expect(countriesByName('es').find(({ value }) => value === 'DE')?.label).toBe('Alemania')
  })

  it('start at the one of the browser, where it names one', () => {
    expect(['en-US', 'es-MX', 'es', 'es-419'].map(likelyCountry)).toEqual(['US', 'MX', '', ''])
  })
})
