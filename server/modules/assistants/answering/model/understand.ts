import { z } from 'zod'
import type { LanguageModel, ModelRequest } from '../../../../infrastructure/language-model/language-model'
import { type Language, languages } from '../../../../languages/language'
import type { Turn } from '../../conversations/conversation'
import { oneLine } from '../../finding/scoring/row'
import type { SearchedManual } from '../engine'
import type { ManualOutline } from './material/outline'
import { questionKinds, type Understood } from './model-trace'
import { understandPrompt } from './prompts/understand.prompt'

const MAX_SEARCH = 200
const MAX_TURNS = 6
const MAX_TURN = 600
const MAX_QUESTION = 4000

const schema = z.object({
  question: z
    .string()
    .min(1)
    .max(2 * MAX_QUESTION),
  language: z.enum(languages).catch('en'),
  kind: z.enum(questionKinds).catch('other'),
  searches: z.array(z.string().min(1)).max(4),
})

export interface ToUnderstand {
  prompt: string
  conversation: readonly Turn[]
  manuals: readonly Pick<SearchedManual, 'id' | 'displayName' | 'kind'>[]
  outlines: readonly ManualOutline[]
  signal: AbortSignal
}

/** Asks the model what a question means and how to search for it. Throws what the model throws. */
export async function understand(
  model: LanguageModel,
  asked: ToUnderstand,
  onUsage: ModelRequest['onUsage'],
): Promise<Understood> {
  const { value } = await model.generate({
    instructions: understandPrompt.text,
    messages: [{ role: 'user', text: described(asked) }],
    schema,
    signal: asked.signal,
    ...(onUsage && { onUsage }),
  })
  const searches = value.searches.slice(0, 2).map((search) => search.slice(0, MAX_SEARCH))
  return { ...value, searches }
}

/** What is known without the model: the question as it is, searched for by its own words. */
export const asAsked = (prompt: string, language: Language): Understood => ({
  ...{ question: prompt.slice(0, MAX_QUESTION), language, kind: 'other', searches: [] },
})

function described({ prompt, conversation, manuals, outlines }: ToUnderstand): string {
  const books = manuals.map(({ id, displayName, kind }) => {
    const outline = outlines.find(({ manualId }) => manualId === id)
    const titles = outline ? `\n  Titles: ${outline.titles.join('; ')}` : ''
    return `- ${oneLine(displayName)} (${kind}; ${outline?.languages.join(', ') ?? 'language unknown'})${titles}`
  })
  const turns = conversation
    .slice(-MAX_TURNS)
    .map(({ role, content }) => `${role}: ${oneLine(content).slice(0, MAX_TURN)}`)
  return [
    `Manuals:\n${books.join('\n') || '(none)'}`,
    ...(turns.length > 0 ? [`Turns before:\n${turns.join('\n')}`] : []),
    `Question:\n${prompt.slice(0, MAX_QUESTION)}`,
  ].join('\n\n')
}
