import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChartColumn, Users } from 'lucide-react'
import { useState } from 'react'
import { organizationQueries } from '@/entities/organization'
import { EditOrganization } from '@/features/edit-organization'
import { useText } from '@/shared/lib/i18n'
import { Drawer } from '@/shared/ui/drawer'
import { LinkButton } from '@/shared/ui/link-button'
import { Loaded } from '@/shared/ui/loaded'
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
  const query = useQuery(organizationQueries.detail(organizationId))
  return (
    <Drawer open onOpenChange={onClose} title={query.data?.name ?? t('title')} isDirty={isDirty}>
      <Loaded query={query}>
        {(organization) => (
          <div className="grid gap-8">
            <div className="flex flex-wrap gap-2">
              <LinkButton asChild>
                <Link to="/accounts" search={{ organization_id: organizationId }}>
                  <Users aria-hidden />
                  {t('itsPeople')}
                </Link>
              </LinkButton>
              <LinkButton asChild>
                <Link to="/assistant-usage" search={{ organization_id: organizationId }}>
                  <ChartColumn aria-hidden />
                  {t('itsUsage')}
                </Link>
              </LinkButton>
            </div>
            <EditOrganization organization={organization} onDirty={setIsDirty} />
            <OrganizationLinks organization={organization} />
          </div>
        )}
      </Loaded>
    </Drawer>
  )
}
