import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { useAsk } from '@/widgets/ask-link'
import { MachineDetailsPage } from './machine-details-page'
import { machineRoute } from './route'
import { machineDetailsText } from './text'

const path = '/machines/$id'

export function MachineScreen() {
  const t = useText(machineDetailsText)
  const { id } = useParams({ from: path })
  const { search, setSearch } = useRouteSearch(machineRoute)
  const navigate = useNavigate({ from: path })
  return (
    <MachineDetailsPage
      machineId={id}
      search={search}
      onSearch={setSearch}
      onAsk={useAsk()}
      onBack={() => void navigate({ to: '/machines', search: {} })}
      manuals={
        <LinkButton asChild>
          <Link to="/manuals" search={{ machine_id: id, in: 'text' }}>
            {t('searchItsManuals')}
          </Link>
        </LinkButton>
      }
      instances={
        <LinkButton asChild>
          <Link to="/machine-instances" search={{ machine_id: id }}>
            {t('itsInstances')}
          </Link>
        </LinkButton>
      }
      scheduleLink={
        <LinkButton asChild>
          <Link to="/create-maintenance-schedule" search={{ machine: id, dealership: search.dealership }}>
            {t('editTasks')}
          </Link>
        </LinkButton>
      }
    />
  )
}
