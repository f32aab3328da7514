import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { MachineInstancePage } from '@/pages/machines/instance-details'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { routerText } from '../text'
import { useAsk } from './use-ask'

const path = '/machine-instances/$id'

export function MachineInstanceScreen() {
  const t = useText(routerText)
  const { id } = useParams({ from: path })
  const navigate = useNavigate()
  return (
    <MachineInstancePage
      instanceId={id}
      onBack={() => void navigate({ to: '/machine-instances', search: {} })}
      onAsk={useAsk()}
      machineLink={(machine) => (
        <Link to="/machines/$id" params={{ id: machine.id }} search={{}} className="text-link hover:underline">
          {machine.name}
        </Link>
      )}
      scheduleLink={(instance) => (
        <LinkButton asChild size="sm">
          <Link to="/create-maintenance-schedule" search={{ instance }}>
            {t('editTasks')}
          </Link>
        </LinkButton>
      )}
    />
  )
}
