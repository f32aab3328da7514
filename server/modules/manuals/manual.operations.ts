import { randomUUID } from 'node:crypto'
import type { components } from '#contract/platform'
import { managesManual } from '../../access'
import type { Caller } from '../../access/caller'
import { conflict, DomainError, forbidden, notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { FileStore } from '../../infrastructure/files/file-store'
import { storeRecorded } from '../../infrastructure/files/store-recorded'
import type { MachineRepository } from '../machines'
import { assertSerialRange, changeManual, type ManualChange } from './change-manual'
import { enqueueFileDeletion } from './delete-files.job'
import { displayNameOf, looksLikePdf, type Manual } from './manual'
import { deleteManual, type ManualRepository } from './manual.repository'
import { toAccepted, toWire } from './manual.wire'

type Operations = Pick<
  PlatformHandlers,
  'listMachineManuals' | 'getManualUploadDate' | 'uploadManual' | 'retryManual' | 'updateManual' | 'deleteManual'
>

interface Dependencies {
  transact: Transact
  machines: MachineRepository
  manuals: ManualRepository
  files: FileStore
}

export function manualOperations({ transact, machines, manuals, files }: Dependencies) {
  async function requireManaged(caller: Caller, id: string): Promise<Manual> {
    const manual = await manuals.visibleTo(caller).find(id)
    if (!manual) throw notFound('Manual')
    if (managesManual(caller, manual.organizationId)) return manual
    throw forbidden({
      en: 'Only the organization that uploaded the manual can do this.',
      es: 'Solo puede hacerlo la organización que subió el manual.',
    })
  }

  return {
    listMachineManuals: async ({ path, query, caller, language }) => {
      const { page, limit } = query
      if (!(await machines.visibleTo(caller).find(path.id))) throw notFound('Machine')
      const { items, total } = await manuals.visibleTo(caller).ofMachine(path.id, page, limit)
      return {
        status: 200,
        body: { items: items.map((manual) => toWire(manual, caller, language)), total, page, limit },
      }
    },

    getManualUploadDate: async ({ path, caller }) => {
      if (!(await machines.visibleTo(caller).find(path.id))) throw notFound('Machine')
      const newest = await manuals.visibleTo(caller).newestUpload(path.id)
      return { status: 200, body: { uploaded_at: newest?.toISOString() ?? null } }
    },

    uploadManual: async ({ body, caller }) => {
      const { files: file, machine_id: machineId } = body
      if (file.size === 0) throw emptyFile()
      if (!looksLikePdf(file.head)) throw notPdf()
      const serialStart = body.serial_number_starts?.trim() || null
      const serialEnd = body.serial_number_ends?.trim() || null
      assertSerialRange({ serialStart, serialEnd }, 'body.serial_number_ends')
      if (!(await machines.visibleTo(caller).find(machineId))) throw notFound('Machine')

      const id = randomUUID()
      const storageKey = `manuals/${id}.pdf`
      const manual = await storeRecorded(files, { file, key: storageKey }, () =>
        manuals.add({
          id,
          organizationId: caller.isSuperuser ? null : (caller.organization?.id ?? null),
          machineId,
          displayName: displayNameOf(body.display_names, file.filename),
          kind: body.types ?? 'other',
          years: body.machine_years?.trim() || null,
          serialStart,
          serialEnd,
          storageKey,
          sha256: file.sha256,
          size: file.size,
          uploadedBy: caller.userId,
        }),
      )
      if (!manual) {
        await files.remove(storageKey)
        throw conflict('duplicate_manual', {
          en: 'This file is already a manual of this machine.',
          es: 'Este archivo ya es un manual de esta máquina.',
        })
      }
      return { status: 202, body: toAccepted(manual) }
    },

    retryManual: async ({ path, caller }) => {
      const manual = await requireManaged(caller, path.id)
      const queued = await manuals.requeue(manual.id)
      if (!queued) {
        throw conflict('not_failed', {
          en: 'Only a failed manual can be processed again.',
          es: 'Solo se puede volver a procesar un manual que falló.',
        })
      }
      return { status: 202, body: toAccepted(queued) }
    },

    updateManual: async ({ path, body, caller, language }) => {
      const { id } = await requireManaged(caller, path.id)
      const changed = await transact((trx) => changeManual(trx, { id, change: changeOf(body) }))
      return { status: 200, body: toWire(changed, caller, language) }
    },

    deleteManual: async ({ path, caller }) => {
      const manual = await requireManaged(caller, path.id)
      await transact(async (trx) => {
        await deleteManual(trx, manual.id)
        await enqueueFileDeletion(trx, { manuals: [manual] })
      })
      return { status: 204 }
    },
  } satisfies Operations
}

const emptyFile = () =>
  new DomainError('invalid', 'empty_file', { en: 'The file is empty.', es: 'El archivo está vacío.' })

const notPdf = () =>
  new DomainError('unsupported-file', 'not_a_pdf', {
    en: 'This file is not a PDF.',
    es: 'Este archivo no es un PDF.',
  })

function changeOf(body: components['schemas']['ManualChange']): ManualChange {
  const { display_name, kind, machine_years, serial_number_start, serial_number_end } = body
  return {
    ...(display_name !== undefined && { displayName: display_name }),
    ...(kind && { kind }),
    ...(machine_years !== undefined && { years: machine_years?.trim() || null }),
    ...(serial_number_start !== undefined && { serialStart: serial_number_start?.trim() || null }),
    ...(serial_number_end !== undefined && { serialEnd: serial_number_end?.trim() || null }),
  }
}
