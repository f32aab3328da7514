export { AddressesPage } from './addresses-page'
export type { AddressesSearch } from './addresses-search'
