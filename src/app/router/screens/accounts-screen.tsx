import { useNavigate, useSearch } from '@tanstack/react-router'
import { AccountsPage } from '@/pages/admin/accounts'
import { parseAccountsSearch } from '../search/accounts-search'

const path = '/accounts'

export function AccountsScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <AccountsPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseAccountsSearch(changed), replace: true })}
    />
  )
}
