import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useOpenInstance } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { MachineInstancesPage } from './instances-page'
import { machineInstancesRoute } from './route'
import { instanceListText } from './text'

export function MachineInstancesScreen() {
  const t = useText(instanceListText)
  const { search, setSearch } = useRouteSearch(machineInstancesRoute)
  return (
    <MachineInstancesPage
      search={search}
      onSearch={setSearch}
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
