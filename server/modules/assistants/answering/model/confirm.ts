import { z } from 'zod'
import type { LanguageModel, ModelRequest } from '../../../../infrastructure/language-model/language-model'
import { ModelFailure } from '../../../../infrastructure/language-model/model-failure'
import { oneLine } from '../../finding/scoring/row'
import type { RemovalReason, SupportedStatement } from './checked-reply'
import { asData } from './material/as-data'
import type { Material } from './material/material'
import { confirmPrompt } from './prompts/confirm.prompt'

const MAX_PRINTED = 200

const schema = z.object({
  sentences: z.array(z.object({ number: z.int(), printed: z.string(), isConfirmed: z.boolean() })),
})

export interface ToConfirm {
  /** As it stands on its own. */
  question: string
  statements: readonly SupportedStatement[]
  material: Pick<Material, 'sourceText'>
  signal: AbortSignal
}

/**
 * Has the model read statements once more beside their sources, and nothing else: it does not know what it wrote before, and
 * compares, where the program can only look for words; it also decides what the program is not sure of.
 * @returns for each statement why it may not be shown; undefined if it was confirmed. Throws what the model throws, unless its
 *   reply cannot be read: then nothing is confirmed
 */
export async function confirm(
  model: LanguageModel,
  { question, statements, material, signal }: ToConfirm,
  onUsage: ModelRequest['onUsage'],
): Promise<(RemovalReason | undefined)[]> {
  const names = new Set(statements.flatMap(({ cited }) => cited))
  const sentences = statements.map(
    ({ text, cited, doubts }, at) => `${at + 1}. ${asData(oneLine(text))} [${cited.join(', ')}]${doubtsOf(doubts)}`,
  )
  const request = {
    instructions: confirmPrompt.text,
    messages: [
      {
        role: 'user' as const,
        text: [
          `Sources:\n${[...names].map(material.sourceText).join('\n\n')}`,
          `Question: ${question}`,
          `Sentences:\n${sentences.join('\n')}`,
        ].join('\n\n'),
      },
    ],
    schema,
    signal,
    ...(onUsage && { onUsage }),
  }
  const verdicts = await model.generate(request).then(
    ({ value }) => value.sentences,
    (error: unknown) => {
      // What cannot be read confirms nothing.
      if (error instanceof ModelFailure && error.kind === 'garbled') return []
      throw error
    },
  )
  return statements.map((_, at) => {
    const own = verdicts.filter(({ number }) => number === at + 1)
    const against = own.find(({ isConfirmed }) => !isConfirmed)
    if (own.length > 0 && !against) return undefined
    return { kind: 'unconfirmed', text: against?.printed.slice(0, MAX_PRINTED) ?? '' }
  })
}

const doubtsOf = (doubts: SupportedStatement['doubts']) =>
  doubts.length === 0 ? '' : ` (doubted: ${doubts.map(({ kind, text }) => `${kind}: ${text}`).join('; ')})`
