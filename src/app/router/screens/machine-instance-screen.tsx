import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { MachineInstancePage } from '@/pages/machines/instance-details'

const path = '/machine-instances/$id'

export function MachineInstanceScreen() {
  const { id } = useParams({ from: path })
  const navigate = useNavigate()
  return (
    <MachineInstancePage
      instanceId={id}
      onBack={() => void navigate({ to: '/machine-instances', search: {} })}
      machineLink={(machine) => (
        <Link to="/machines/$id" params={{ id: machine.id }} search={{}} className="text-link hover:underline">
          {machine.name}
        </Link>
      )}
      scheduleLink={() => null}
    />
  )
}
