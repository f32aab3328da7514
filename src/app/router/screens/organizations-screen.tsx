import { useNavigate, useSearch } from '@tanstack/react-router'
import { OrganizationsPage } from '@/pages/admin/organizations'
import { parseOrganizationsSearch } from '../search/organizations-search'

const path = '/organizations'

export function OrganizationsScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <OrganizationsPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseOrganizationsSearch(changed), replace: true })}
      people={() => null}
    />
  )
}
