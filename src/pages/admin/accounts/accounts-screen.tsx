import { useRouteSearch } from '@/shared/lib/page-route'
import { AccountsPage } from './accounts-page'
import { accountsRoute } from './route'

export function AccountsScreen() {
  const { search, setSearch } = useRouteSearch(accountsRoute)
  return <AccountsPage search={search} onSearch={setSearch} />
}
