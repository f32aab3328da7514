import { useRouteSearch } from '@/shared/lib/page-route'
import { CreateSchedulePage } from './create-schedule-page'
import { createScheduleRoute } from './route'

export function CreateScheduleScreen() {
  const { search, setSearch } = useRouteSearch(createScheduleRoute)
  return <CreateSchedulePage search={search} onSearch={setSearch} />
}
