import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Mail, Users } from 'lucide-react'
import { OrganizationsPage } from '@/pages/admin/organizations'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { parseOrganizationsSearch } from '../search/organizations-search'
import { routerText } from '../text'

const path = '/organizations'

export function OrganizationsScreen() {
  const t = useText(routerText)
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <OrganizationsPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseOrganizationsSearch(changed), replace: true })}
      outbox={
        <LinkButton asChild>
          <Link to="/emails">
            <Mail aria-hidden />
            {t('outbox')}
          </Link>
        </LinkButton>
      }
      people={({ id }) => (
        <LinkButton asChild>
          <Link to="/accounts" search={{ organization_id: id }}>
            <Users aria-hidden />
            {t('itsPeople')}
          </Link>
        </LinkButton>
      )}
    />
  )
}
