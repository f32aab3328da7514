import type { components } from '#contract/platform'
import { managesModels, managesNote } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { MachineRepository } from '../machine.repository'
import type { Note, NoteContent } from './note'
import { deleteNote, findNote, insertNote, listNotes, updateNote } from './note.repository'

interface Dependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
}

/** What staff note about a model, for each other and for those who have it. */
export function noteOperations({ db, transact, machines }: Dependencies) {
  const requireMachine = async (caller: Caller, id: string): Promise<void> => {
    if (!(await machines.visibleTo(caller).find(id))) throw notFound('Machine')
  }
  const requireNote = async (caller: Caller, id: string): Promise<Note> => {
    const note = await findNote(db, caller, id)
    if (!note) throw notFound('Note')
    return note
  }
  const requireManaged = async (caller: Caller, id: string): Promise<Note> => {
    const note = await requireNote(caller, id)
    if (!managesNote(caller, note.organizationId)) throw forbidden()
    return note
  }

  return {
    listMachineNotes: async ({ path, query, caller }) => {
      await requireMachine(caller, path.id)
      const { page, limit, question } = query
      const { items, total } = await listNotes(db, caller, { machineId: path.id, question, page, limit })
      return { status: 200, body: { items: items.map((note) => toWire(note, caller)), total, page, limit } }
    },

    addMachineNote: async ({ path, body, caller }) => {
      await requireMachine(caller, path.id)
      if (!managesModels(caller)) throw forbidden()
      const organizationId = caller.organization?.id ?? null
      const note = { ...contentOf(body), machineId: path.id, organizationId, personId: caller.userId }
      const id = await transact((trx) => insertNote(trx, note))
      return { status: 201, body: toWire(await requireNote(caller, id), caller) }
    },

    updateMachineNote: async ({ path, body, caller }) => {
      const { id } = await requireManaged(caller, path.id)
      await transact((trx) => updateNote(trx, id, contentOf(body)))
      return { status: 200, body: toWire(await requireNote(caller, id), caller) }
    },

    deleteMachineNote: async ({ path, caller }) => {
      const { id } = await requireManaged(caller, path.id)
      await transact((trx) => deleteNote(trx, id))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listMachineNotes' | 'addMachineNote' | 'updateMachineNote' | 'deleteMachineNote'>
}

const contentOf = ({ question, body, is_shared }: components['schemas']['NewMachineNote']): NoteContent => ({
  question: question.trim(),
  body: body.trim(),
  isShared: is_shared,
})

const toWire = (note: Note, reader: Caller): components['schemas']['MachineNote'] => ({
  id: note.id,
  machine_id: note.machineId,
  question: note.question,
  body: note.body,
  is_shared: note.isShared,
  dealership: note.dealership,
  author: note.author ?? '',
  can_manage: managesNote(reader, note.organizationId),
  created_at: note.createdAt.toISOString(),
})
