import { useNavigate, useSearch } from '@tanstack/react-router'
import { AddressesPage } from '@/pages/admin/addresses'

const path = '/addresses'

export function AddressesScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return <AddressesPage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />
}
