import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { AddressSigner } from '../../http/signed-address'
import type { EmbeddingsClient } from '../../infrastructure/embeddings/embeddings-client'
import type { LanguageModel } from '../../infrastructure/language-model/language-model'
import type { Logger } from '../../infrastructure/logging/logger'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { FeedbackRepository } from '../feedback'
import type { MachineRepository } from '../machines'
import type { ManualRepository, PartFigures } from '../manuals'
import type { Outbox } from '../notifications'
import type { PictureToWire } from '../pictures'
import { createExtractiveEngine } from './answering/extractive/engine'
import { createModelEngine } from './answering/model/engine'
import { createManualSearch } from './answering/searching/manual-search'
import type { AnswerPorts } from './asking/answer-question'
import { askingOperations } from './asking/asking.operations'
import { conversationOperations, createConversationRooms } from './conversations/conversation.operations'
import { createWire } from './conversations/conversation.wire'
import { sharingOperations } from './conversations/sharing/sharing.operations'
import { embedEveryMinute, embedManualsJob } from './embedding/embed-manuals.job'
import { createQuestionEmbedder } from './embedding/question-embedder'
import { explainingOperations } from './explaining/explaining.operations'
import { modelStatusOperations } from './model-status/model-status.operations'
import { deleteOldUsageCrontab, deleteOldUsageJob } from './model-usage/delete-old-usage.job'
import { createModelBudget } from './model-usage/model-budget'
import { modelUsageOperations } from './model-usage/model-usage.operations'
import { createModelUsageRepository } from './model-usage/model-usage.repository'
import { partFigureOperations } from './parts/part-figure.operations'
import { partSearchOperations } from './parts/part-search.operations'
import type { RecordPorts } from './records/asker'

export { announceAnswer, announceDealerMessage } from './conversations/announce-answer'
export { questionAnswered } from './conversations/conversation.events'
export { enqueueEmbedding } from './embedding/embed-manuals.job'

interface Dependencies {
  db: Database
  /** For the search threads, which have their own connections. */
  connectionString: string
  transact: Transact
  machines: MachineRepository
  manuals: ManualRepository
  figures: PartFigures
  feedback: FeedbackRepository
  signer: AddressSigner
  pictureToWire: PictureToWire
  outbox: Outbox
  realtime: Pick<Realtime, 'emit'>
  /** Undefined if no server is set up. */
  embeddings: EmbeddingsClient | undefined
  /** Undefined if no language model is set up. */
  languageModel?:
    | {
        model: LanguageModel
        /** How many tokens an organization has in a month; 0: no limit. */
        monthlyTokens: number
        /** How long an answer may take in all. */
        timeoutMs: number
      }
    | undefined
  /** What the general assistant answers from besides manuals. */
  records: RecordPorts
  /** Draws pages for a language model that sees them. */
  drawPage: NonNullable<AnswerPorts['drawPage']>
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Assistants: questions about a machine, answered from its manuals, and their conversations. */
export function createAssistants(dependencies: Dependencies) {
  const { db, connectionString, transact, machines, manuals, feedback, realtime, records, embeddings, logger } =
    dependencies
  const { languageModel } = dependencies
  const usage = createModelUsageRepository(db)
  const budget = createModelBudget({ usage, monthlyTokens: languageModel?.monthlyTokens ?? 0 })
  const wire = createWire(dependencies)
  const search = createManualSearch({ connectionString, logger, embeddingModel: embeddings?.model })
  const embedQuestion = embeddings && createQuestionEmbedder({ client: embeddings, logger })
  const engine = createExtractiveEngine({ search, logger, embedQuestion })
  const modelEngine = languageModel && createModelEngine({ ...languageModel, search, embedQuestion, budget, logger })
  const asking = askingOperations({
    ...{ db, transact, machines, manuals, engine, modelEngine, records, realtime, wire },
    drawPage: dependencies.drawPage,
  })
  return {
    operations: {
      ...asking.assistants,
      ...conversationOperations({ db, transact, machines, manuals, wire }),
      ...sharingOperations({ db, transact, machines, manuals, outbox: dependencies.outbox }),
      ...modelStatusOperations(languageModel?.model),
      ...modelUsageOperations({ db, usage, budget, model: languageModel?.model.name ?? null }),
    },
    partsOperations: {
      ...asking.parts,
      ...partSearchOperations({ db, machines, manuals }),
      ...partFigureOperations({ db, manuals, figures: dependencies.figures }),
    },
    platformOperations: explainingOperations({ db, feedback, manuals, engine, wire }),
    conversationRooms: createConversationRooms(db),
    embedManuals: embedManualsJob({ db, transact, client: embeddings, logger }),
    deleteOldUsage: deleteOldUsageJob(usage),
    crontab: [...(embeddings ? [embedEveryMinute] : []), deleteOldUsageCrontab].join('\n'),
    warmUp: () => search.warmUp(),
    close: () => search.close(),
  }
}
