export type {
  Catalogue,
  CatalogueBundle,
  CataloguePart,
  CataloguePartChange,
  NewCataloguePart,
  QuantityPrice,
} from './catalogue'
export { catalogueMutations } from './catalogue.mutations'
export { catalogueQueries } from './catalogue.queries'
