export type { CatalogueBundle, CataloguePart } from './catalogue'
export { catalogueQueries } from './catalogue.queries'
