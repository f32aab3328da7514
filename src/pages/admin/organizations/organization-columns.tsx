import { Link } from '@tanstack/react-router'
import { type Organization, OrganizationName, OrganizationTypeBadge, organizationText } from '@/entities/organization'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { organizationsRoute } from './route'
import { organizationsText } from './text'

export function useOrganizationColumns(): Column<Organization>[] {
  const t = useText(organizationsText)
  const words = useText(organizationText)
  const dateOf = useDate()
  const { search } = useRouteSearch(organizationsRoute)
  return [
    {
      id: 'name',
      value: ({ name }) => name,
      header: t('name'),
      onCard: 'title',
      cell: (organization) => (
        <OrganizationName organization={organization}>
          <Link to="/organizations" search={{ ...search, organization: organization.id }} className={rowTitleClass}>
            {organization.name}
          </Link>
        </OrganizationName>
      ),
    },
    {
      id: 'type',
      value: ({ type }) => words(type),
      header: t('type'),
      onCard: 'corner',
      cell: ({ type }) => <OrganizationTypeBadge type={type} />,
    },
    {
      id: 'phone',
      value: ({ phone_number }) => phone_number,
      header: t('phone'),
      cell: ({ phone_number }) => phone_number || '–',
    },
    {
      id: 'since',
      moment: ({ created_at }) => created_at,
      header: t('since'),
      kind: 'date',
      cell: ({ created_at }) => dateOf(created_at),
    },
  ]
}
