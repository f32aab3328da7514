import type { components } from '#contract/assistants'
import type { AddressSigner } from '../../../http/signed-address'
import type { AskedQuestion } from '../../machines'
import { type PageSize, pageImageUrl, pageKey } from '../../manuals'
import type { PictureToWire } from '../../pictures'
import type { Citation } from '../answering/engine'
import { wasWrittenByModel } from '../answering/model/model-trace'
import type {
  Conversation,
  ConversationSummary,
  ListedConversation,
  Message,
  PendingManual,
  StoredAnswer,
} from './conversation'
import { dealerQuestionToWire } from './dealer-question.wire'
import { namedPartToWire } from './named-part.wire'
import type { Reader } from './reader.repository'

type Schemas = components['schemas']

export interface ConversationReader extends Reader {
  /** What was asked from the conversation, as far as the reader may see it. */
  asked: readonly AskedQuestion[]
}

type Shown = Pick<Reader, 'visible' | 'owner' | 'pageSizes'>

const PAGE_IMAGE_WIDTH = 1000

const withSize = (size: PageSize | undefined) => size && { page_size: size }

/** Maps answers and conversations to the contract; page addresses are signed on each read. */
export function createWire({ signer, pictureToWire }: { signer: AddressSigner; pictureToWire: PictureToWire }) {
  const citation = (cited: Citation, index: number, { owner, pageSizes }: Shown): Schemas['Citation'] => ({
    n: index + 1,
    manual_id: cited.manualId,
    manual_name: cited.manualName,
    page: cited.page,
    quote: cited.quote,
    boxes: cited.boxes.map((box) => [...box]),
    ocr: cited.ocr ?? false,
    image_url: pageImageUrl({ manualId: cited.manualId, page: cited.page, width: PAGE_IMAGE_WIDTH, owner }, signer),
    heading: cited.heading ?? null,
    ...(cited.around && { around: [...cited.around] }),
    ...(cited.columnTitles && { column_titles: [...cited.columnTitles] }),
    ...withSize(pageSizes.get(pageKey(cited))),
    ...(cited.language && { language: cited.language }),
    ...(cited.glosses && { glosses: cited.glosses }),
  })

  /** The citations of manuals that the reader may see, with the numbers that they have among all. */
  const shown = (cited: readonly Citation[], reader: Shown) =>
    cited.map((one, index) => citation(one, index, reader)).filter(({ manual_id }) => reader.visible.has(manual_id))

  function answer(
    id: string,
    conversation: ConversationSummary,
    stored: StoredAnswer,
    reader: Reader,
  ): Schemas['Answer'] {
    const { visible, language } = reader
    const citations = shown(stored.citations, reader)
    return {
      id,
      conversation_id: conversation.id,
      assistant: conversation.assistant,
      response: stored.response,
      ...(stored.language && { language: stored.language }),
      confidence: stored.confidence,
      refused: stored.refused,
      citations,
      nearest: shown(stored.nearest, reader),
      images: citations.slice(0, 3).map(({ image_url }) => image_url),
      parts: (stored.parts ?? []).flatMap((part) => namedPartToWire(part, reader)),
      records: stored.records ?? [],
      asks_for_machine: stored.asksForMachine ?? false,
      understood_about: stored.understoodAbout ?? [],
      safety: stored.safety.map(({ manualId: _, ...note }) => note),
      follow_ups: stored.followUps,
      warnings: stored.warnings.map((warning) => (typeof warning === 'string' ? warning : warning[language])),
      pending_manuals: (stored.pendingManuals ?? []).filter(({ manualId }) => visible.has(manualId)).map(toPending),
      engine: stored.engine,
      ...(wasWrittenByModel(stored) && { model: stored.model?.model }),
      duration_ms: stored.durationMs,
    }
  }

  const message = (
    conversation: ConversationSummary,
    { id, position, role, content, createdAt, answer: stored }: Message,
    { asked, ...reader }: ConversationReader,
  ) => ({
    id,
    role,
    content,
    created_at: createdAt.toISOString(),
    answer: stored && answer(id, conversation, stored, reader),
    dealer_questions: asked
      .filter((question) => question.position === position)
      .map((question) => dealerQuestionToWire(question, pictureToWire)),
  })

  return {
    answer,
    citations: shown,
    listed: ({ machineName, ...summary }: ListedConversation) => ({
      ...toSummary(summary),
      machine_name: machineName,
    }),
    conversation: (conversation: Conversation, reader: ConversationReader): Schemas['Conversation'] => ({
      ...toSummary(conversation),
      created_at: conversation.createdAt.toISOString(),
      messages: conversation.messages.map((one) => message(conversation, one, reader)),
    }),
  }
}

export type Wire = ReturnType<typeof createWire>

const toSummary = ({ id, assistant, machineId, serialNumber, title, updatedAt }: ConversationSummary) => ({
  id,
  assistant,
  machine_id: machineId,
  serial_number: serialNumber,
  title,
  updated_at: updatedAt.toISOString(),
})

const toPending = ({ manualId, displayName, pagesDone, pages }: PendingManual) => ({
  manual_id: manualId,
  display_name: displayName,
  pages_done: pagesDone,
  pages,
})
