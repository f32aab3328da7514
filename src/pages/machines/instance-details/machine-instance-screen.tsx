import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { useAsk } from '@/widgets/ask-link'
import { MachineInstancePage } from './instance-page'
import { instanceDetailsText } from './text'

const path = '/machine-instances/$id'

export function MachineInstanceScreen() {
  const t = useText(instanceDetailsText)
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
