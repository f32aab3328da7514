import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Mail, Users } from 'lucide-react'
import { OrganizationsPage, type OrganizationsSearch } from '@/pages/admin/organizations'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { parseOrganizationsSearch } from '../search/organizations-search'
import { routerText } from '../text'

const path = '/organizations'

export function OrganizationsScreen() {
  const t = useText(routerText)
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  // One that is opened beside the list is a step of its own, so that Back closes it.
  const change = (changed: OrganizationsSearch) =>
    void navigate({
      search: parseOrganizationsSearch(changed),
      replace: changed.organization === search.organization,
    })
  return (
    <OrganizationsPage
      search={search}
      onSearch={change}
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
