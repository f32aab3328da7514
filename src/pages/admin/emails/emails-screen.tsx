import { useRouteSearch } from '@/shared/lib/page-route'
import { EmailsPage } from './emails-page'
import { emailsRoute } from './route'

export function EmailsScreen() {
  const { search, setSearch } = useRouteSearch(emailsRoute)
  return <EmailsPage search={search} onSearch={setSearch} />
}
