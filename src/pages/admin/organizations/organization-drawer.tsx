import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { organizationQueries } from '@/entities/organization'
import { EditOrganization } from '@/features/edit-organization'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { Drawer } from '@/shared/ui/drawer'
import { ErrorState } from '@/shared/ui/error-state'
import { LinkButton } from '@/shared/ui/link-button'
import { Skeleton } from '@/shared/ui/skeleton'
import { OrganizationLinks } from './organization-links'
import { organizationsText } from './text'

type OrganizationDrawerProps = {
  organizationId: string
  onClose: () => void
}

/** One organization: its details, its logo, whom it works with. */
export function OrganizationDrawer({ organizationId, onClose }: OrganizationDrawerProps) {
  const t = useText(organizationsText)
  const [isDirty, setIsDirty] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(organizationQueries.detail(organizationId))
  return (
    <Drawer open onOpenChange={onClose} title={data?.name ?? t('title')} isDirty={isDirty}>
      {data ? (
        <div className="grid gap-8">
          <LinkButton asChild>
            <Link to="/accounts" search={{ organization_id: organizationId }}>
              <Users aria-hidden />
              {t('itsPeople')}
            </Link>
          </LinkButton>
          <EditOrganization organization={data} onDirty={setIsDirty} />
          <OrganizationLinks organization={data} />
        </div>
      ) : error ? (
        <ErrorState
          onRetry={() => void refetch()}
          retrying={isFetching}
          reference={error instanceof ApiError ? error.requestId : undefined}
        >
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Drawer>
  )
}
