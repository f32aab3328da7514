import type { components } from '#contract/platform'

/** Where an organization can be reached or sent something. */
export type Address = components['schemas']['Address']
export type NewAddress = components['schemas']['NewAddress']

/** An address as one reads it: also the one that an order or a quote goes to. */
export type PostalAddress = Pick<Address, 'line1' | 'city' | 'country'> &
  Partial<Pick<Address, 'recipient' | 'line2' | 'region' | 'postal_code' | 'phone_number'>>

/**
 * The lines of an address as on a parcel, without those that are empty. The order of the place's line is the
 * one that reads everywhere: postal code, city, region.
 *
 * @param country the country's name in the reader's language
 */
export function addressLines(address: PostalAddress, country: string): string[] {
  const place = [[address.postal_code, address.city].filter(Boolean).join(' '), address.region]
    .filter(Boolean)
    .join(', ')
  return [address.recipient, address.line1, address.line2, place, country].flatMap((line) => line || [])
}
