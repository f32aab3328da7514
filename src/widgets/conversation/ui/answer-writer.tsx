import type { Answer } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

type AnswerWriterProps = { answer: Answer }

/** Says so where a language model wrote an answer; others are in the words of manuals and records. Its name is folded away. */
export function AnswerWriter({ answer }: AnswerWriterProps) {
  const t = useText(conversationText)
  const { engine, model, refused } = answer
  if (engine !== 'model') return null
  return (
    <details className="print:hidden">
      <summary className="relative w-fit cursor-pointer list-none underline decoration-dotted underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5">
        {t(writerOf(answer))}
      </summary>
      <p className="pt-1">
        {!refused && t('modelChecks')} {model && t('modelNamed', { model })}
      </p>
    </details>
  )
}

/** The same on paper, where nothing unfolds. */
export function PrintedWriter({ answer }: AnswerWriterProps) {
  const t = useText(conversationText)
  return answer.engine === 'model' && <p className="text-sm text-ink-muted">{t(writerOf(answer))}</p>
}

/** The words of a refusal are the product's own. What was read from records has no page. */
function writerOf({ refused, records, citations }: Answer) {
  if (refused) return 'readByModel'
  return records.length === 0 && citations.length > 0 ? 'writtenByModel' : 'writtenFromSources'
}
