import type { Database } from '../../../db/connection'
import type { Transact } from '../../../events/unit-of-work'
import type { PictureToWire } from '../../pictures'
import { partPriceOperations } from './price-lists/part-price.operations'
import { priceListOperations } from './price-lists/price-list.operations'
import { resolveOperations } from './resolve.operations'
import { taxRateOperations } from './tax-rates/tax-rate.operations'
import { customerTermsOperations } from './terms/customer-terms.operations'

/** What parts cost, for whom, and the taxes on them. */
export const pricingOperations = (options: { db: Database; transact: Transact; pictureToWire: PictureToWire }) => ({
  ...resolveOperations(options),
  ...partPriceOperations(options),
  ...priceListOperations(options),
  ...customerTermsOperations(options),
  ...taxRateOperations(options),
})
