import { useNavigate, useParams } from '@tanstack/react-router'
import { useRouteSearch } from '@/shared/lib/page-route'
import { FeedbackExplanationPage } from './feedback-explanation-page'
import { feedbackExplanationRoute } from './route'

const path = '/feedback/$id'

export function FeedbackExplanationScreen() {
  const { id } = useParams({ from: path })
  const { search } = useRouteSearch(feedbackExplanationRoute)
  const navigate = useNavigate({ from: path })
  return (
    <FeedbackExplanationPage
      feedbackId={id}
      place={search.manual ? { manual: search.manual, page: search.page ?? 1 } : undefined}
      // What is read stays in view when the manual beside it is opened.
      onPlace={(place, step) => void navigate({ search: place ?? {}, replace: step !== 'push', resetScroll: false })}
      onBack={() => void navigate({ to: '/feedback', search: {} })}
    />
  )
}
