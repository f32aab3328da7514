import { useRouteSearch } from '@/shared/lib/page-route'
import { FeedbackPage } from './feedback-page'
import { feedbackRoute } from './route'

export function FeedbackScreen() {
  const { search, setSearch } = useRouteSearch(feedbackRoute)
  return <FeedbackPage search={search} onSearch={setSearch} />
}
