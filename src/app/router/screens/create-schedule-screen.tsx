import { useNavigate, useSearch } from '@tanstack/react-router'
import { CreateSchedulePage } from '@/pages/machines/create-schedule'

const path = '/create-maintenance-schedule'

export function CreateScheduleScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <CreateSchedulePage search={search} onSearch={(changed) => void navigate({ search: changed, replace: true })} />
  )
}
