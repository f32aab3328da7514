import type { ModelTrace } from '@/entities/feedback'
import { useText } from '@/shared/lib/i18n'
import { feedbackExplanationText } from './text'

type Sentence = ModelTrace['removed'][number]

/** What the check did not let pass, each with the reasons. */
export function RemovedSentences({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ol className="grid list-decimal gap-3 pl-6">
      {sentences.map(({ text, objections }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be written twice, and nothing is moved
        <li key={index}>
          {text !== null && <q>{text}</q>}
          <ul className="text-sm text-ink-muted">
            {objections.map((objection) => (
              <li key={`${objection.kind} ${objection.text}`}>
                <Reason objection={objection} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Reason({ objection: { kind, text } }: { objection: Sentence['objections'][number] }) {
  const t = useText(feedbackExplanationText)
  const reason = t(`objection_${kind}`)
  return text === null ? reason : t('objectionTo', { reason, words: text })
}
