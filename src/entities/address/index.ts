export type { Address, NewAddress } from './address'
export { addressQueries } from './address.queries'
export { countriesByName, likelyCountry } from './country'
export { AddressLines } from './ui/address-lines'
