import { useNavigate, useSearch } from '@tanstack/react-router'
import { FeedbackPage } from '@/pages/admin/feedback'
import { parseFeedbackSearch } from '../search/feedback-search'

const path = '/feedback'

export function FeedbackScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  return (
    <FeedbackPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseFeedbackSearch(changed), replace: true })}
    />
  )
}
