import { useQuery } from '@tanstack/react-query'
import { organizationQueries } from '@/entities/organization'
import { EditOrganization } from '@/features/edit-organization'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { ErrorState } from '@/shared/ui/error-state'
import { CardSkeleton } from './card-skeleton'
import { LinkList } from './links/link-list'
import { addressesText } from './text'

/** Whom the organization works with, and its own details; both depend on which kind it is. */
export function OrganizationSections({ organizationId }: { organizationId: string }) {
  const t = useText(addressesText)
  const { data, error, isFetching, refetch } = useQuery(organizationQueries.detail(organizationId))
  if (!data && error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      </Card>
    )
  }
  if (!data) {
    return (
      <Card>
        <CardSkeleton />
      </Card>
    )
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <LinkList organization={data} />
      {data.can_manage && (
        <Card title={t('details')}>
          <EditOrganization organization={data} />
        </Card>
      )}
    </div>
  )
}
