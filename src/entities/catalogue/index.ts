export type {
  Catalogue,
  CatalogueBundle,
  CataloguePart,
  CataloguePartChange,
  NewCatalogueBundle,
  NewCataloguePart,
  QuantityPrice,
} from './catalogue'
export { smallestQuantity } from './catalogue'
export { catalogueMutations } from './catalogue.mutations'
export { catalogueQueries, resolveNumbers } from './catalogue.queries'
export type { CatalogueImport, CatalogueImportRow } from './import/catalogue-import'
export { catalogueImportMutations } from './import/catalogue-import.mutations'
export { catalogueImportQueries, exportCatalogue } from './import/catalogue-import.queries'
export { CatalogueImportBadge } from './import/catalogue-import-badge'
export { catalogueImportText } from './import/text'
export type { CustomerTerms, PriceList, PriceListEntry, TaxRate } from './pricing/pricing'
export { pricingMutations } from './pricing/pricing.mutations'
export { pricingQueries } from './pricing/pricing.queries'
export { PartThumbnail } from './thumbnail/part-thumbnail'
