import { useNavigate, useSearch } from '@tanstack/react-router'
import { hasRole } from '@/entities/user'
import { useUser } from '@/features/session'
import { BrandsPage } from '@/pages/admin/brands'
import { parseBrandsSearch } from '../search/brands-search'

const path = '/brands'

export function BrandsScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <BrandsPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseBrandsSearch(changed), replace: true })}
      canEdit={hasRole(useUser(), 'super-user')}
    />
  )
}
