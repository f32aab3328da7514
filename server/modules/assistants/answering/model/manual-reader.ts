import type { QuestionEmbedder } from '../../embedding/question-embedder'
import { questionToEmbed } from '../../embedding/question-text'
import type { AnswerRequest, ComposedAnswer } from '../engine'
import type { ManualSearch } from '../searching/manual-search'
import type { CitedReply } from './compose-cited'
import type { ManualOutline } from './material/outline'
import type { FoundPage } from './material/retrieve'

/** Reads the manuals in the scope of one question, and no others. */
export interface ManualReader {
  outlines(): Promise<ManualOutline[]>
  /** The pages that searches find, the foremost first. */
  retrieve(searches: readonly string[], options?: { seeksPart?: boolean }): Promise<FoundPage[]>
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
  let areEmbedded = false
  return {
    async outlines() {
      const reply = await search.search({ kind: 'outline' }, options)
      areEmbedded = reply.areEmbedded
      return reply.outlines
    },
    async retrieve(searches, { seeksPart = seeks } = {}) {
      const [asked] = searches
      const vector =
        areEmbedded && asked ? await embedQuestion?.(questionToEmbed({ reading: asked }), signal) : undefined
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
