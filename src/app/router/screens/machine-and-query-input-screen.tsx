import { useNavigate, useSearch } from '@tanstack/react-router'
import { MachineAndQueryInputPage } from '@/pages/assistants/machine-and-query-input'
import { useChangeSearch } from '../search/use-change-search'

const path = '/machine-and-query-input'

export function MachineAndQueryInputScreen() {
  const { machine, q } = useSearch({ from: path })
  const navigate = useNavigate()
  return (
    <MachineAndQueryInputPage
      machine={machine}
      q={q}
      onSearch={useChangeSearch(path)}
      onAsk={(asked) => void navigate({ to: '/operations-assistant', search: asked })}
    />
  )
}
