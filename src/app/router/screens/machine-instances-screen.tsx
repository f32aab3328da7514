import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { MachineInstancesPage } from '@/pages/machines/instance-list'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { parseInstancesSearch } from '../search/instances-search'
import { routerText } from '../text'
import { useOpenInstance } from './use-open-instance'

const path = '/machine-instances'

export function MachineInstancesScreen() {
  const t = useText(routerText)
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <MachineInstancesPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseInstancesSearch(changed), replace: true })}
      onOpen={useOpenInstance()}
      add={
        <LinkButton asChild variant="primary">
          <Link to="/machine-instances/add" search={{ organization_id: search.organization_id ?? search.operator_id }}>
            <Plus aria-hidden />
            {t('addInstance')}
          </Link>
        </LinkButton>
      }
    />
  )
}
