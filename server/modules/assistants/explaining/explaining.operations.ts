import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import type { FeedbackRepository } from '../../feedback'
import type { ManualRepository } from '../../manuals'
import type { ExplainingEngine } from '../answering/explanation'
import { manualsOf } from '../conversations/conversation'
import type { Wire } from '../conversations/conversation.wire'
import { findReader } from '../conversations/reader.repository'
import { explainFeedback } from './explain-feedback'
import { toWire } from './explanation.wire'

interface Dependencies {
  db: Database
  feedback: FeedbackRepository
  manuals: ManualRepository
  engine: ExplainingEngine
  wire: Wire
}

export function explainingOperations({ wire, ...ports }: Dependencies) {
  return {
    getFeedbackExplanation: async ({ path, caller, language, signal }) => {
      const explained = await explainFeedback(ports, { feedbackId: path.id, signal })
      const { asked, manuals } = explained
      const named = [...manualsOf(asked.answer), ...manuals.map(({ id }) => id)]
      const visible = await ports.manuals.visibleTo(caller).among(named)
      const reader = await findReader(ports.db, { caller, language, visible, numbers: [] })
      const names = await namesOf(ports.manuals.visibleTo(caller), asked.answer.model?.passages ?? [])
      return { status: 200, body: toWire(explained, wire, reader, names) }
    },
  } satisfies Pick<PlatformHandlers, 'getFeedbackExplanation'>
}

/** The names of those manuals that may be seen, by id. */
async function namesOf(
  visible: Pick<ReturnType<ManualRepository['visibleTo']>, 'find'>,
  passages: readonly { manualId: string }[],
): Promise<Map<string, string>> {
  const ids = new Set(passages.map(({ manualId }) => manualId))
  const found = await Promise.all([...ids].map((id) => visible.find(id)))
  return new Map(found.flatMap((manual) => (manual ? [[manual.id, manual.displayName]] : [])))
}
