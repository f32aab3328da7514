export { BrandsPage } from './brands-page'
export type { BrandsSearch } from './brands-search'
