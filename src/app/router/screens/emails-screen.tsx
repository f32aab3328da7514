import { useNavigate, useSearch } from '@tanstack/react-router'
import { EmailsPage } from '@/pages/admin/emails'
import { parseEmailsSearch } from '../search/emails-search'

const path = '/emails'

export function EmailsScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <EmailsPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseEmailsSearch(changed), replace: true })}
    />
  )
}
