import { subdivisionsOf } from '../../../domain/subdivisions'
import type { TaxRegistration } from '../provider/payment-provider'

export interface TaxPlace {
  country: string
  /** A state or province; a country that has none of its own rules for them is registered as a whole. */
  region?: string | undefined
}

/** A region in the way that codes are written. */
export const normalizedPlace = ({ country, region = '' }: TaxPlace): TaxPlace => {
  const code = region.trim().toUpperCase()
  return { country, region: code === '' ? undefined : code }
}

/** Why a dealership cannot be registered at a place; undefined if it can. In the United States only states tax sales. */
export function registrationObstacle({ country, region }: TaxPlace, registrations: readonly TaxRegistration[]) {
  const regions = subdivisionsOf(country)
  if (regions && (region === undefined ? country === 'US' : !regions.includes(region))) return 'unknown_region'
  const isSame = (one: TaxRegistration) => one.country === country && (one.region ?? undefined) === region
  return registrations.some((one) => one.status !== 'expired' && isSame(one)) ? 'already_registered' : undefined
}
