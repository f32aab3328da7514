import { useEffect, useRef } from 'react'
import { newFeedbackLimits } from '#contract/assistants-limits'
import type { Rating } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { TextareaField } from '@/shared/ui/textarea-field'
import { conversationText } from '../text'
import { ReasonChips } from './reason-chips'

type ReasonFormProps = {
  rating: Rating
  reason: string
  onChange: (reason: string) => void
  onSend: () => void
  onClose: () => void
}

/** Asks for a reason after the rating; it is optional. */
export function ReasonForm({ rating, reason, onChange, onSend, onClose }: ReasonFormProps) {
  const t = useText(conversationText)
  const form = useRef<HTMLFormElement>(null)
  // Browsers differ in what scrolling returns, and React would call it.
  useEffect(() => void form.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="order-last grid basis-full gap-3 pb-2"
    >
      {rating === 'down' && <ReasonChips reason={reason} onChange={onChange} />}
      <TextareaField
        label={t(rating === 'up' ? 'reason_up' : 'reason_down')}
        optional
        maxLength={newFeedbackLimits.reason.maxLength}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit">{t('sendReason')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('noReason')}
        </Button>
      </div>
    </form>
  )
}
