import { useQuery } from '@tanstack/react-query'
import { organizationQueries } from '@/entities/organization'
import { EditOrganization } from '@/features/edit-organization'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { LinkList } from './links/link-list'
import { addressesText } from './text'

/** Whom the organization works with, and its own details; both depend on which kind it is. */
export function OrganizationSections({ organizationId }: { organizationId: string }) {
  const t = useText(addressesText)
  const query = useQuery(organizationQueries.detail(organizationId))
  if (!query.data) {
    return (
      <Card>
        <Loaded query={query} />
      </Card>
    )
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <LinkList organization={query.data} />
      {query.data.can_manage && (
        <Card title={t('details')}>
          <EditOrganization organization={query.data} />
        </Card>
      )}
    </div>
  )
}
