import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Rating } from '../feedback'
import { feedbackText } from '../text'

const appearances = { up: { status: 'done', icon: ThumbsUp }, down: { status: 'failed', icon: ThumbsDown } } as const

export function RatingBadge({ rating }: { rating: Rating }) {
  const t = useText(feedbackText)
  return <StatusBadge {...appearances[rating]} label={t(rating)} />
}
