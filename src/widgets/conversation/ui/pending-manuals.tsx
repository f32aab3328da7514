import { RotateCw } from 'lucide-react'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import type { PendingNotice } from '../model/use-pending-answers'
import { conversationText } from '../text'

/** States below an answer that further manuals are being read, and the outcome. */
export function PendingManuals({ notice }: { notice: PendingNotice }) {
  const t = useText(conversationText)
  const name = defaultAssistantName
  if (notice.kind === 'reading') {
    const { manuals: count, pagesDone: done, pages } = notice.progress
    return (
      <Callout tone="warning">
        <span className="figures">
          {pages === undefined
            ? t('stillReading', { count, name })
            : t('stillReadingPages', { count, name, done, pages })}
        </span>
      </Callout>
    )
  }
  if (notice.kind === 'answering') return <Callout announce>{t('answeringAgain', { name })}</Callout>
  const isFailed = notice.kind === 'failed'
  return (
    <Callout
      tone={isFailed ? 'danger' : 'warning'}
      announce={isFailed}
      actions={
        <Button onClick={notice.retry} icon={<RotateCw aria-hidden />}>
          {t('answerAgain')}
        </Button>
      }
    >
      {isFailed ? t('answerAgainFailed', { name, reason: notice.reason }) : t('answerOutdated')}
    </Callout>
  )
}
