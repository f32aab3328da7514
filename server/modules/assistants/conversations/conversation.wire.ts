import type { components } from '#contract/assistants'
import type { AddressSigner } from '../../../http/signed-address'
import { pageImageUrl } from '../../manuals'
import type { Citation } from '../answering/engine'
import type { Conversation, ConversationSummary, Message, PendingManual, StoredAnswer } from './conversation'

type Schemas = components['schemas']

const pageWidth = 1000

/** Turns what the engines and the database know into what the contract says. Addresses of pages are signed anew each time. */
export function createWire(signer: AddressSigner) {
  const citation = (cited: Citation, index: number, owner: string): Schemas['Citation'] => ({
    n: index + 1,
    manual_id: cited.manualId,
    manual_name: cited.manualName,
    page: cited.page,
    quote: cited.quote,
    boxes: cited.boxes.map((box) => [...box]),
    image_url: pageImageUrl({ manualId: cited.manualId, page: cited.page, width: pageWidth, owner }, signer),
  })

  /**
   * @param open ids of the manuals that may be shown; what an answer says of another one is left out
   * @param owner who the addresses of pages are given to (`manuals/ownerOf`)
   */
  function answer(
    id: string,
    conversation: ConversationSummary,
    stored: StoredAnswer,
    open: ReadonlySet<string>,
    owner: string,
  ): Schemas['Answer'] {
    const shown = (cited: readonly Citation[]) =>
      cited.map((one, index) => citation(one, index, owner)).filter(({ manual_id }) => open.has(manual_id))
    const citations = shown(stored.citations)
    return {
      id,
      conversation_id: conversation.id,
      assistant: conversation.assistant,
      response: stored.response,
      refused: stored.refused,
      citations,
      nearest: shown(stored.nearest),
      images: citations.slice(0, 3).map(({ image_url }) => image_url),
      parts: [],
      safety: stored.safety.map(({ level, text, page }) => ({ level, text, page })),
      follow_ups: stored.followUps,
      warnings: stored.warnings,
      pending_manuals: (stored.pendingManuals ?? []).filter(({ manualId }) => open.has(manualId)).map(toPending),
      engine: stored.engine,
      duration_ms: stored.durationMs,
    }
  }

  const message = (
    conversation: ConversationSummary,
    { id, role, content, createdAt, answer: stored }: Message,
    open: ReadonlySet<string>,
    owner: string,
  ) => ({
    id,
    role,
    content,
    created_at: createdAt.toISOString(),
    answer: stored && answer(id, conversation, stored, open, owner),
  })

  return {
    answer,
    summary: toSummary,
    conversation: (conversation: Conversation, open: ReadonlySet<string>, owner: string): Schemas['Conversation'] => ({
      ...toSummary(conversation),
      created_at: conversation.createdAt.toISOString(),
      messages: conversation.messages.map((one) => message(conversation, one, open, owner)),
    }),
  }
}

export type Wire = ReturnType<typeof createWire>

const toSummary = ({ id, assistant, machineId, title, updatedAt }: ConversationSummary) => ({
  id,
  assistant,
  machine_id: machineId,
  title,
  updated_at: updatedAt.toISOString(),
})

const toPending = ({ manualId, displayName, pagesDone, pages }: PendingManual) => ({
  manual_id: manualId,
  display_name: displayName,
  pages_done: pagesDone,
  pages,
})
