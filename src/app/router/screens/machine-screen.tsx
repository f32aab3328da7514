import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { MachineDetailsPage } from '@/pages/machines/machine-details'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { routerText } from '../text'
import { useAsk } from './use-ask'

const path = '/machines/$id'

export function MachineScreen() {
  const t = useText(routerText)
  const { id } = useParams({ from: path })
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <MachineDetailsPage
      machineId={id}
      search={search}
      onSearch={(changed) => void navigate({ search: changed, replace: true })}
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
