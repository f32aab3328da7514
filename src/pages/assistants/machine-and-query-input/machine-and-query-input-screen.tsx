import { useNavigate } from '@tanstack/react-router'
import { useRouteSearch } from '@/shared/lib/page-route'
import { MachineAndQueryInputPage } from './machine-and-query-input-page'
import { machineAndQueryInputRoute } from './route'

export function MachineAndQueryInputScreen() {
  const { search, changeSearch } = useRouteSearch(machineAndQueryInputRoute)
  const navigate = useNavigate()
  return (
    <MachineAndQueryInputPage
      machine={search.machine}
      q={search.q}
      onSearch={changeSearch}
      onAsk={(asked) => void navigate({ to: '/operations-assistant', search: asked })}
    />
  )
}
