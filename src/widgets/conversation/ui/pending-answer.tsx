import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUser } from '@/features/session'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { Skeleton } from '@/shared/ui/skeleton'
import { Spinner } from '@/shared/ui/spinner'
import { isHeadlineWritten, withHeadlineIn } from '../lib/units/headline'
import { conversationText } from '../text'
import { AnswerCard } from './answer-card'
import { AnswerText } from './answer-text'

/** An answer on its way: what is written so far, or lines in its place. Its words are read out when it is complete. */
export function PendingAnswer({ written }: { written: string | undefined }) {
  const t = useText(conversationText)
  const name = defaultAssistantName
  const { units } = useUser()
  const isLong = useIsLong()
  return (
    <AnswerCard
      busy
      by={
        <span role="status" className="flex items-center gap-2">
          <Spinner className="size-4" />
          {t(written !== undefined ? 'answering' : isLong ? 'lookingLong' : 'looking', { name })}
        </span>
      }
    >
      {written === undefined ? (
        <div className="grid gap-3 py-1">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton />
          <Skeleton className="h-4 w-3/4" />
        </div>
      ) : (
        <AnswerText
          response={isHeadlineWritten(written) ? withHeadlineIn(units, written) : written}
          citations={[]}
          onOpen={() => undefined}
        />
      )}
    </AnswerCard>
  )
}

/** Long enough for an answer that no language model writes. */
const longMs = 5000

/** Whether an answer has been waited for so long that it should be said how long it can take. */
function useIsLong(): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}

type Actions = { onRetry: () => void; onEdit: () => void }

/** A question that nobody answered: it goes out by itself once there is a connection. */
export function WaitingQuestion(actions: Actions) {
  const t = useText(conversationText)
  return (
    <Callout tone="warning" announce title={t('waitingTitle')} actions={<FailedActions {...actions} />}>
      {t('waiting')}
    </Callout>
  )
}

export function FailedAnswer({ reason, ...actions }: Actions & { reason: string }) {
  const t = useText(conversationText)
  return (
    <Callout tone="danger" announce title={t('failed')} actions={<FailedActions {...actions} />}>
      {reason}
    </Callout>
  )
}

function FailedActions({ onRetry, onEdit }: Actions) {
  const t = useText(conversationText)
  return (
    <>
      <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
        {t('tryAgain')}
      </Button>
      <Button variant="quiet" onClick={onEdit}>
        {t('editQuestion')}
      </Button>
    </>
  )
}
