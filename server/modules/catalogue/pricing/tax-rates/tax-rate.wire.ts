import type { components } from '#contract/platform'
import type { TaxRate, TaxRateFields } from './tax-rate.repository'

type Schemas = components['schemas']

export const taxRateToWire = ({ id, version, country, region, name, basis_points }: TaxRate): Schemas['TaxRate'] => ({
  ...{ id, version, country, region, name, basis_points },
})

export const taxRateFromWire = ({
  country,
  region = '',
  name,
  basis_points,
}: Schemas['NewTaxRate']): TaxRateFields => ({
  country,
  region: region.trim(),
  name: name.trim(),
  basis_points,
})
