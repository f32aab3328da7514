import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { MachineDetailsPage } from '@/pages/machines/machine-details'
import { useAsk } from './use-ask'

const path = '/machines/$id'

export function MachineScreen() {
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
    />
  )
}
