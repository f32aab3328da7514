import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { AddressSigner } from '../../http/signed-address'
import type { Logger } from '../../infrastructure/logging/logger'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { MachineRepository } from '../machines'
import type { ManualRepository } from '../manuals'
import { createExtractiveEngine } from './answering/extractive/engine'
import { askingOperations } from './asking/asking.operations'
import { conversationOperations, createConversationRooms } from './conversations/conversation.operations'
import { createWire } from './conversations/conversation.wire'

export { announceAnswer } from './conversations/announce-answer'
export { questionAnswered } from './conversations/conversation.events'

interface Dependencies {
  db: Database
  /** For the search threads, which have their own connections. */
  connectionString: string
  transact: Transact
  machines: MachineRepository
  manuals: ManualRepository
  signer: AddressSigner
  realtime: Pick<Realtime, 'emit'>
  logger: Pick<Logger, 'error'>
}

/** Assistants: questions about a machine, answered from its manuals, and their conversations. */
export function createAssistants(dependencies: Dependencies) {
  const { db, connectionString, transact, machines, manuals, signer, realtime, logger } = dependencies
  const wire = createWire(signer)
  const engine = createExtractiveEngine({ connectionString, logger })
  return {
    operations: {
      ...askingOperations({ db, transact, machines, manuals, engine, realtime, wire }),
      ...conversationOperations({ db, transact, machines, manuals, wire }),
    },
    conversationRooms: createConversationRooms(db),
    warmUp: () => engine.warmUp(),
    close: () => engine.close(),
  }
}
