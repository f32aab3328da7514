import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { useRouteSearch } from '@/shared/lib/page-route'
import { BrandsPage } from './brands-page'
import { brandsRoute } from './route'

export function BrandsScreen() {
  const { search, setSearch } = useRouteSearch(brandsRoute)
  return <BrandsPage search={search} onSearch={setSearch} canEdit={hasRole(useUser(), 'super-user')} />
}
