import type { Database } from '../../../db/connection'
import { languageOf } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { listTaxRates, type TaxRate } from '../pricing/tax-rates/tax-rate.repository'
import { seesTerms } from './known-terms.repository'
import { percentOf } from './percent-of'

const MAX_READ = 1000

/** What a dealership adds to its prices by the place of delivery, as its page of tax rates shows it. */
export const taxRatesTool = (db: Database): RecordTool => ({
  name: 'tax_rates',
  description: 'Tax rates of a dealership by country and region, for its admins.',
  input: ['words', 'skip', 'limit'],
  records: { en: 'tax rates', es: 'los tipos impositivos' },
  mayUse: seesTerms,
  find: async (input, asker) => {
    const dealershipId = asker.caller.organization?.id
    if (!dealershipId) return { facts: [], total: 0 }
    const { items } = await listTaxRates(db, dealershipId, { page: 1, limit: MAX_READ })
    const meant = items.filter((rate) => hasWords(namesOf(rate, languageOf(asker.locale)), input.words))
    return {
      facts: wanted(meant, input).map((rate) => taxRateFact(rate, asker)),
      total: meant.length,
    }
  },
})

const countryOf = ({ country }: TaxRate, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country) ?? country

const namesOf = (rate: TaxRate, language: Language): string =>
  `${rate.name} ${rate.region} ${rate.country} ${countryOf(rate, language)}`

function taxRateFact(rate: TaxRate, asker: Asker): Fact {
  const elsewhere = inLanguage({ en: 'rest of the country', es: 'resto del país' }, asker)
  const place = `${rate.region || elsewhere}, ${countryOf(rate, languageOf(asker.locale))}`
  return {
    title: rate.name,
    path: '/manage-catalogue/tax',
    text: `${rate.name} (${place}): ${percentOf(rate.basis_points, asker)}`,
  }
}
