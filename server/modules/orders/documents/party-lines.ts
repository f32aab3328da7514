import { addressLines } from '../../../domain/address-lines'
import type { Language } from '../../../domain/text'
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
