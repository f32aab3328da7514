import { useRouteSearch } from '@/shared/lib/page-route'
import { AddressesPage } from './addresses-page'
import { addressesRoute } from './route'

export function AddressesScreen() {
  const { search, setSearch } = useRouteSearch(addressesRoute)
  return <AddressesPage search={search} onSearch={setSearch} />
}
