import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import type { AddressSigner } from '../../http/signed-address'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { MachineRepository } from '../machines'
import type { ManualRepository, PassageRepository } from '../manuals'
import { extractiveEngine } from './answering/extractive/engine'
import { assistantOperations } from './assistant.operations'
import { conversationOperations } from './conversation.operations'
import { createConversationRepository } from './conversation.repository'
import { createManualIndexes } from './manual-indexes'
import { createWire } from './wire'

interface Dependencies {
  db: Database
  machines: MachineRepository
  manuals: ManualRepository
  passages: PassageRepository
  signer: AddressSigner
  realtime: Pick<Realtime, 'emit'>
}

/** The assistants: questions on a machine, answered from its manuals, and the conversations they stand in. */
export function createAssistants({ db, machines, manuals, passages, signer, realtime }: Dependencies) {
  const conversations = createConversationRepository(db)
  const wire = createWire(signer)
  const indexes = createManualIndexes(passages)
  return {
    operations: {
      ...assistantOperations({ machines, manuals, conversations, indexes, engine: extractiveEngine, realtime, wire }),
      ...conversationOperations({ conversations, machines, manuals, wire }),
    },
    /** A conversation's room opens to whom it belongs to. */
    conversationRooms: async (caller: Caller, id: string) =>
      (await conversations.of(caller).find(id)) ? [`conversation:${id}`] : [],
  }
}
