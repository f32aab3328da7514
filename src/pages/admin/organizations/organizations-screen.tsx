import { Link } from '@tanstack/react-router'
import { Mail, Users } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { OrganizationsPage } from './organizations-page'
import type { OrganizationsSearch } from './organizations-search'
import { organizationsRoute } from './route'
import { organizationsText } from './text'

export function OrganizationsScreen() {
  const t = useText(organizationsText)
  const { search, setSearch } = useRouteSearch(organizationsRoute)
  // One that is opened beside the list is a step of its own, so that Back closes it.
  const change = (changed: OrganizationsSearch) =>
    setSearch(changed, changed.organization === search.organization ? 'replace' : 'push')
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
