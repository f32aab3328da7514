import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Rating } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { IconButton } from '@/shared/ui/icon-button'
import { giveFeedbackText } from '../text'

const icons = { up: ThumbsUp, down: ThumbsDown }

type ThumbProps = { rating: Rating; isGiven: boolean; onPress: () => void }

export function Thumb({ rating, isGiven, onPress }: ThumbProps) {
  const t = useText(giveFeedbackText)
  const Icon = icons[rating]
  return (
    <IconButton
      label={t(rating)}
      icon={<Icon aria-hidden className={isGiven ? 'fill-current' : undefined} />}
      aria-pressed={isGiven}
      onClick={onPress}
      className="aria-pressed:bg-neutral-surface aria-pressed:text-ink"
    />
  )
}
