import type { QuestionEmbedder } from '../../embedding/question-embedder'
import { questionToEmbed } from '../../embedding/question-text'
import type { AnswerRequest, ComposedAnswer } from '../engine'
import type { ManualSearch } from '../searching/manual-search'
import type { CitedReply } from './compose-cited'
import type { ManualOutline } from './material/outline'
import type { FoundPage } from './material/retrieve'

/** Reads the manuals in the scope of one question, and no others. */
export interface ManualReader {
  /** What the manuals are about, and whether all of them have vectors. */
  outlines(): Promise<{ outlines: readonly ManualOutline[]; areEmbedded: boolean }>
  /** The pages that searches find, and with `similarTo` those that are most like that text, the foremost first. */
  retrieve(searches: readonly string[], options?: { seeksPart?: boolean; similarTo?: string }): Promise<FoundPage[]>
  readPage(manualId: string, page: number): Promise<FoundPage | undefined>
  compose(reply: Omit<CitedReply, 'audience' | 'isComplete' | 'seeksPart'>): Promise<ComposedAnswer>
}

interface Dependencies {
  search: Pick<ManualSearch, 'search'>
  /** Undefined if passages are not embedded. */
  embedQuestion?: QuestionEmbedder | undefined
}

/** @param deadline in the time of `performance.now()` */
export function createManualReader(
  { search, embedQuestion }: Dependencies,
  { assistant, audience, question, scope, signal }: AnswerRequest,
  deadline: number,
): ManualReader {
  const { organizationId, manuals, isComplete } = scope
  const options = { organizationId, manuals, signal, deadline }
  const { language, serialNumber } = question
  const seeks = assistant === 'parts'
  return {
    outlines: () => search.search({ kind: 'outline' }, options),
    async retrieve(searches, { seeksPart = seeks, similarTo } = {}) {
      const text = similarTo === undefined ? undefined : questionToEmbed({ reading: similarTo })
      const vector = text === undefined ? undefined : await embedQuestion?.(text, signal)
      const task = { kind: 'retrieve' as const, searches, language, seeksPart, serialNumber, ...(vector && { vector }) }
      return (await search.search(task, options)).pages
    },
    async readPage(manualId, page) {
      return (await search.search({ kind: 'read', manualId, page }, options)).page
    },
    async compose(reply) {
      const task = { kind: 'cite' as const, assistant, reply: { ...reply, seeksPart: seeks, audience, isComplete } }
      return (await search.search(task, options)).answer
    },
  }
}
