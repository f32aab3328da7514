import { useNavigate, useSearch } from '@tanstack/react-router'
import { ManualsPage } from '@/pages/machines/manual-library'
import { parseManualsSearch } from '../search/manuals-search'

const path = '/manuals'

export function ManualsScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <ManualsPage
      search={search}
      onSearch={(changed) => {
        // Back closes an opened manual; filters and pages leave no trace.
        const opens = changed.manual !== undefined && changed.manual !== search.manual
        void navigate({ search: parseManualsSearch(changed), replace: !opens })
      }}
    />
  )
}
