import { useMutation, useQuery } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { feedbackMutations, feedbackQueries, type GivenFeedback, type Rating, ratings } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { IconButton } from '@/shared/ui/icon-button'
import { toast } from '@/shared/ui/toaster'
import { conversationText } from '../text'
import { ReasonForm } from './reason-form'

type AnswerFeedbackProps = {
  conversationId: string
  answerId: string
  /** Called with whether the reader has just given a reason why the answer did not help. */
  onUnhelpful?: (isUnhelpful: boolean) => void
}

/**
 * "Thumbs up or down with a reason": what the reader thinks of an answer, to give and to change.
 *
 * Its parts are laid out by a flex row around it that may wrap; the form takes a line of its own at the end.
 */
export function AnswerFeedback({ conversationId, answerId, onUnhelpful }: AnswerFeedbackProps) {
  const t = useText(conversationText)
  const { data } = useQuery(feedbackQueries.given(conversationId))
  const given = data?.find(({ message_id }) => message_id === answerId)
  const { mutate: give } = useMutation({
    ...feedbackMutations.give(conversationId, answerId),
    onError: ({ message }) => toast.error(t('feedbackFailed', { reason: message }), { id: `feedback-${answerId}` }),
  })
  const thumbs = useRef<HTMLDivElement>(null)
  const [asksWhy, setAsksWhy] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  useLeaveWarning(asksWhy && typed !== undefined && typed.trim() !== given?.reason)

  function press(rating: Rating) {
    if (given?.rating === rating) return setAsksWhy(!asksWhy)
    setAnnouncement(t(rating === 'up' ? 'thanks_up' : 'thanks_down'))
    setAsksWhy(true)
    onUnhelpful?.(false)
    const revert = () => {
      setAnnouncement('')
      setAsksWhy(false)
    }
    give({ rating, reason: '' }, { onError: revert })
  }

  function send({ rating, reason }: GivenFeedback) {
    const why = (typed ?? reason).trim()
    setAnnouncement(why === '' ? '' : t('reasonSaved'))
    close()
    onUnhelpful?.(rating === 'down' && why !== '')
    const askAgain = () => {
      setAnnouncement('')
      setAsksWhy(true)
      onUnhelpful?.(false)
    }
    give({ rating, reason: why }, { onSuccess: () => setTyped(undefined), onError: askAgain })
  }

  function close() {
    setAsksWhy(false)
    thumbs.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row of other controls */}
      <div ref={thumbs} role="group" aria-label={t('wasHelpful')} className="flex gap-1 max-sm:mr-auto print:hidden">
        {ratings.map((rating) => (
          <Thumb key={rating} rating={rating} isGiven={given?.rating === rating} onPress={() => press(rating)} />
        ))}
      </div>
      <span role="status" className="text-sm sm:mr-auto text-ink-muted max-sm:sr-only">
        {announcement}
      </span>
      {asksWhy && given && (
        <ReasonForm
          rating={given.rating}
          reason={typed ?? given.reason}
          onChange={setTyped}
          onSend={() => send(given)}
          onClose={close}
        />
      )}
    </>
  )
}

const icons = { up: ThumbsUp, down: ThumbsDown }

function Thumb({ rating, isGiven, onPress }: { rating: Rating; isGiven: boolean; onPress: () => void }) {
  const t = useText(conversationText)
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
