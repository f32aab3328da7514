import type { Language } from './text'

/** A postal address; parts that are not known are absent or empty. */
export interface PostalAddress {
  recipient?: string
  line1: string
  line2?: string
  city: string
  region?: string
  postal_code?: string
  country: string
  phone_number?: string
}

/** An address line by line, as its country writes it; nothing for none. */
export function addressLines(address: PostalAddress | null, language: Language): string[] {
  if (!address) return []
  const { recipient, line1, line2, city, region, postal_code: code, country, phone_number: phone } = address
  const town = placeLine({ city, region, code, country })
  const land = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country)
  return [recipient, line1, line2, town, land, phone].filter((line): line is string => Boolean(line))
}

/** Where the city comes first and the code last, as the web app has it. */
const cityFirst = ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN']

type Place = Pick<PostalAddress, 'city' | 'region' | 'country'> & { code: PostalAddress['postal_code'] }

function placeLine({ city, region, code, country }: Place): string {
  const joined = (parts: readonly (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by)
  return cityFirst.includes(country)
    ? joined([joined([city, region], ', '), code], ' ')
    : joined([joined([code, city], ' '), region], ', ')
}
