import type { Answer } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { writerOf } from '../lib/writer'
import { conversationText } from '../text'

type AnswerWriterProps = { answer: Answer }

/** Says so where a language model wrote an answer; others are in the words of manuals and records. Its name is folded away. */
export function AnswerWriter({ answer }: AnswerWriterProps) {
  const t = useText(conversationText)
  const writer = writerOf(answer)
  if (writer === undefined) return null
  return (
    <details className="print:hidden">
      <summary className="relative w-fit cursor-pointer list-none underline decoration-dotted underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5">
        {t(writer)}
      </summary>
      <p className="pt-1">
        {!answer.refused && t('modelChecks')} {t('modelNamed', { model: answer.model ?? '' })}
      </p>
    </details>
  )
}

/** The same on paper, where nothing unfolds. */
export function PrintedWriter({ answer }: AnswerWriterProps) {
  const t = useText(conversationText)
  const writer = writerOf(answer)
  return writer !== undefined && <p className="text-sm text-ink-muted">{t(writer)}</p>
}
