import type { components } from '#contract/platform'

/** Where an organization can be reached or sent something. */
export type Address = components['schemas']['Address']
export type NewAddress = components['schemas']['NewAddress']

/** An address as one reads it: also the one that an order or a quote goes to. */
export type PostalAddress = Pick<Address, 'line1' | 'city' | 'country'> &
  Partial<Pick<Address, 'recipient' | 'line2' | 'region' | 'postal_code' | 'phone_number'>>

/** Where the city comes first and the code last: the United States with their territories, and who follows the same order. */
const cityFirst = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN']

/**
 * The lines of an address as on a parcel, without those that are empty. The order of the place's line is that of its
 * country: "Butte, MT 59701" in the United States, "28013 Madrid" in Spain.
 *
 * @param country the country's name in the reader's language
 */
export function addressLines(address: PostalAddress, country: string): string[] {
  return [address.recipient, address.line1, address.line2, placeLine(address), country].flatMap((line) => line || [])
}

function placeLine({ city, region, postal_code: code, country }: PostalAddress): string {
  const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by)
  return cityFirst.includes(country)
    ? joined([joined([city, region], ', '), code], ' ')
    : joined([joined([code, city], ' '), region], ', ')
}
