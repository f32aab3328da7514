import { type Organization, OrganizationName, OrganizationTypeBadge, organizationText } from '@/entities/organization'
import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import type { Column } from '@/shared/ui/data-table'
import { organizationsText } from './text'

export function useOrganizationColumns(onOpen: (organization: Organization) => void): Column<Organization>[] {
  const t = useText(organizationsText)
  const words = useText(organizationText)
  const dateOf = useDate()
  return [
    {
      id: 'name',
      value: ({ name }) => name,
      header: t('name'),
      onCard: 'title',
      cell: (organization) => (
        <button
          type="button"
          onClick={() => onOpen(organization)}
          className="text-left font-semibold text-link hover:underline"
        >
          <OrganizationName organization={organization} />
        </button>
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
      value: ({ created_at }) => created_at,
      header: t('since'),
      kind: 'date',
      cell: ({ created_at }) => dateOf(created_at),
    },
  ]
}
