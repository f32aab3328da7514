import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { instanceListText } from './text'

/** @param organizationId the owner of the new machine, where that is known already */
export function AddInstanceLink({ organizationId }: { organizationId: string | undefined }) {
  const t = useText(instanceListText)
  return (
    <LinkButton asChild variant="primary">
      <Link to="/machine-instances/add" search={{ organization_id: organizationId }}>
        <Plus aria-hidden />
        {t('addInstance')}
      </Link>
    </LinkButton>
  )
}
