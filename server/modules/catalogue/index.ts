import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { PictureToWire } from '../pictures'
import { bundleOperations } from './bundles/bundle.operations'
import { bundlesTool } from './bundles/bundles.tool'
import { catalogueOperations } from './catalogue.operations'
import { createCatalogueRepository } from './catalogue.repository'
import { catalogueImportOperations } from './import/catalogue-import.operations'
import { importCatalogueJob } from './import/import-catalogue.job'
import { pagePartOperations } from './parts/page-part.operations'
import { partOperations } from './parts/part.operations'
import { pricingOperations } from './pricing/pricing.operations'
import { createCustomerTerms } from './tools/known-terms.repository'
import { priceListsTool } from './tools/price-lists.tool'
import { taxRatesTool } from './tools/tax-rates.tool'

export { assertBundleSum } from './bundles/assert-sums'
export { articleRemoved } from './catalogue.events'
export { findCatalogueOf } from './catalogue.repository'
export { sellersTo } from './parts/page-part.repository'
export { assertCurrency } from './parts/part'
export { findOffers, findPricedOffers, type PricedOffer } from './parts/part-offer.repository'
export { partSearch } from './parts/part-search.repository'
export { operatorOf, pricesOfOne } from './pricing/customer-price'
export type { LineProblem } from './pricing/line-problem'
export { problemToWire } from './pricing/line-problem.wire'
export { priceLines } from './pricing/price-lines'
export type { LineToPrice, PricedLine } from './pricing/priced-line'
export { findAvailable } from './pricing/priced-part.repository'
export { taxRateFor } from './pricing/tax-rates/tax-rate.repository'

interface Dependencies {
  db: Database
  files: FileStore
  transact: Transact
  pictureToWire: PictureToWire
}

/** What dealerships sell: parts and bundles with their prices. */
export function createCatalogue({ db, files, transact, pictureToWire }: Dependencies) {
  const dependencies = { db, files, transact, pictureToWire, catalogues: createCatalogueRepository(db) }
  return {
    operations: {
      ...catalogueOperations(dependencies),
      ...partOperations(dependencies),
      ...pagePartOperations(db),
      ...bundleOperations(dependencies),
      ...pricingOperations(dependencies),
      ...catalogueImportOperations(dependencies),
    },
    tools: [bundlesTool(db), priceListsTool(db), taxRatesTool(db)],
    customerTerms: createCustomerTerms(db),
    importJob: importCatalogueJob({ db, files, transact }),
  }
}
