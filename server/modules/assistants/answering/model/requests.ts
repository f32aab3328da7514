import type { ModelMessage } from '../../../../infrastructure/language-model/language-model'
import type { AnswerRequest } from '../engine'
import { MAX_CITATIONS } from '../extractive/citation'
import { asData } from './material/as-data'
import type { Understood } from './model-trace'
import { repairPrompt } from './prompts/repair.prompt'
import type { Reply } from './write-reply'

/** What the model is asked to answer, with the pages that were found. */
export function questionRequest(
  { question, scope }: AnswerRequest,
  { question: asked, language }: Understood,
  pages: string,
): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const parts = [
    `Answer in: ${names.of(language)} (${language})`,
    scope.machine && `Machine: ${asData(scope.machine)}`,
    question.serialNumber && `Serial number: ${question.serialNumber}`,
    scope.manuals.length > 0 &&
      `Its manuals: ${scope.manuals.map(({ displayName }) => asData(displayName)).join('; ')}`,
    `Question: ${asked}`,
    pages || '(The search found no page.)',
  ]
  return parts.filter(Boolean).join('\n\n')
}

/**
 * The turns after the question: what the model wrote, and what was objected to, sentence by sentence.
 * @param found what its tools gave it, which it would have to look up once more otherwise; empty if nothing
 */
export function repairRequest({ text, removed, isTooLong }: Reply, found: string): ModelMessage[] {
  const lines = removed.map(({ statement, objections }) => {
    const reasons = objections.map(({ kind, text: words }) => (words ? `${kind}: ${words}` : kind)).join('; ')
    return `- "${statement.text}" (${statement.cited.join(', ') || 'nothing cited'}): ${reasons}`
  })
  const cut = isTooLong ? [`The reply was too long: write a shorter one, from ${MAX_CITATIONS} pages at most.`] : []
  const none = lines.length === 0 && !isTooLong ? ['The reply had no sentence that cites a passage.'] : []
  const given = found === '' ? [] : ['', 'What your tools found:', found]
  return [
    { role: 'assistant', text: text || '(nothing)' },
    { role: 'user', text: [repairPrompt.text, ...cut, ...none, ...lines, ...given].join('\n') },
  ]
}
