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

/** @param deadline in the time of `performance.now()` */
export function createManualReader(
  search: Pick<ManualSearch, 'search'>,
  { assistant, audience, question, scope, signal }: AnswerRequest,
  deadline: number,
): ManualReader {
  const { organizationId, manuals, isComplete } = scope
  const options = { organizationId, manuals, signal, deadline }
  const { language, serialNumber } = question
  const seeks = assistant === 'parts'
  return {
    async outlines() {
      return (await search.search({ kind: 'outline' }, options)).outlines
    },
    async retrieve(searches, { seeksPart = seeks } = {}) {
      const task = { kind: 'retrieve' as const, searches, language, seeksPart, serialNumber }
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
