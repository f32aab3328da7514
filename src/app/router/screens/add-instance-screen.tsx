import { useNavigate, useSearch } from '@tanstack/react-router'
import { AddInstancePage } from '@/pages/machines/add-instance'
import { parseAddInstanceSearch } from '../search/add-instance-search'
import { useOpenInstance } from './use-open-instance'

const path = '/machine-instances/add'

export function AddInstanceScreen() {
  const { step = 'model', organization_id } = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <AddInstancePage
      step={step}
      onStep={(next) => void navigate({ search: parseAddInstanceSearch({ organization_id, step: next }) })}
      organizationId={organization_id}
      onAdded={useOpenInstance()}
      onCancel={() => void navigate({ to: '/machine-instances', search: {} })}
    />
  )
}
