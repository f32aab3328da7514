import type { Language } from '../../../domain/text'
import type { OrderAddress } from '../order'
import type { OrderParty } from '../order-party.repository'
import { documentWords } from './document-words'

/** Countries that print on letter paper; unknown ones are taken for the United States. */
const letterCountries = ['US', 'CA', 'MX', undefined]

/** The paper of a dealership's country. */
export const paperOf = ({ address }: OrderParty): 'LETTER' | 'A4' =>
  letterCountries.includes(address?.country) ? 'LETTER' : 'A4'

export function partyLines({ name, phoneNumber, address }: OrderParty, language: Language): string[] {
  const phone = phoneNumber && `${documentWords[language].phone} ${phoneNumber}`
  return [name, ...addressLines(address && { ...address, phone_number: '' }, language), phone].filter(Boolean)
}

export function addressLines(address: OrderAddress | null, language: Language): string[] {
  if (!address) return []
  const { recipient, line1, line2, city, region, postal_code: code, country, phone_number: phone } = address
  const town = placeLine({ city, region, code, country })
  const land = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country)
  return [recipient, line1, line2, town, land, phone].filter((line): line is string => Boolean(line))
}

/** Where the city comes first and the code last, as the web app has it. */
const cityFirst = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN']

type Place = Pick<OrderAddress, 'city' | 'region' | 'country'> & { code: OrderAddress['postal_code'] }

function placeLine({ city, region, code, country }: Place): string {
  const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by)
  return cityFirst.includes(country)
    ? joined([joined([city, region], ', '), code], ' ')
    : joined([joined([code, city], ' '), region], ', ')
}
