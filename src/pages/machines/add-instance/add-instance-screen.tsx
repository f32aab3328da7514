import { useNavigate } from '@tanstack/react-router'
import { useOpenInstance } from '@/entities/machine-instance'
import { useRouteSearch } from '@/shared/lib/page-route'
import { AddInstancePage } from './add-instance-page'
import { addInstanceRoute } from './route'

export function AddInstanceScreen() {
  const { search, changeSearch } = useRouteSearch(addInstanceRoute)
  const navigate = useNavigate()
  return (
    <AddInstancePage
      step={search.step ?? 'model'}
      onStep={(step) => changeSearch({ step: step === 'model' ? undefined : step }, 'push')}
      organizationId={search.organization_id}
      onAdded={useOpenInstance()}
      onCancel={() => void navigate({ to: '/machine-instances', search: {} })}
    />
  )
}
