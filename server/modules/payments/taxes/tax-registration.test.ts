import { describe, expect, it } from 'vitest'
import type { TaxRegistration } from '../provider/payment-provider'
import { normalizedPlace, registrationObstacle, type TaxPlace } from './tax-registration'

const registration = (place: { country: string; region: string | null }, status: TaxRegistration['status']) => ({
  ...{ id: 'taxreg_1', status, activeFrom: new Date() },
  ...place,
})
const existing = [
  registration({ country: 'US', region: 'MT' }, 'active'),
  registration({ country: 'US', region: 'WY' }, 'expired'),
  registration({ country: 'CA', region: null }, 'scheduled'),
  registration({ country: 'DE', region: null }, 'active'),
]

describe('where a dealership registers to collect taxes', () => {
  it.each<[TaxPlace, ReturnType<typeof registrationObstacle>]>([
    [{ country: 'US', region: 'ID' }, undefined],
    [{ country: 'US', region: 'WY' }, undefined],
    [{ country: 'US', region: 'MT' }, 'already_registered'],
    [{ country: 'US', region: 'mt ' }, 'already_registered'],
    [{ country: 'US', region: 'XX' }, 'unknown_region'],
    [{ country: 'US', region: 'Montana' }, 'unknown_region'],
    [{ country: 'US' }, 'unknown_region'],
    [{ country: 'US', region: ' ' }, 'unknown_region'],
    [{ country: 'CA', region: 'qc' }, undefined],
    [{ country: 'CA', region: 'MT' }, 'unknown_region'],
    [{ country: 'CA' }, 'already_registered'],
    [{ country: 'DE' }, 'already_registered'],
    [{ country: 'FR' }, undefined],
  ])('%o: %s', (place, obstacle) => {
    expect(registrationObstacle(normalizedPlace(place), existing)).toBe(obstacle)
  })
})
