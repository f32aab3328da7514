import { useRouteSearch } from '@/shared/lib/page-route'
import { ManualsPage } from './manuals-page'
import { manualsRoute } from './route'

export function ManualsScreen() {
  const { search, setSearch } = useRouteSearch(manualsRoute)
  return (
    <ManualsPage
      search={search}
      onSearch={(changed) => {
        // Back closes an opened manual; filters and pages leave no trace.
        const opens = changed.manual !== undefined && changed.manual !== search.manual
        setSearch(changed, opens ? 'push' : 'replace')
      }}
    />
  )
}
