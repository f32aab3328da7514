import { randomUUID } from 'node:crypto'
import { managesManual } from '../../access'
import type { PlatformHandlers } from '../../http/operation'
import { conflict, forbidden, invalid, notFound, Problem } from '../../http/problem'
import type { FileStore } from '../../infrastructure/files/file-store'
import { isSerialRange, type MachineRepository } from '../machines'
import { displayNameOf, looksLikePdf, toAccepted, toWire } from './manual'
import type { ManualRepository } from './manual.repository'
import type { PageImages } from './page-images'

type Operations = Pick<
  PlatformHandlers,
  'listMachineManuals' | 'getManualUploadDate' | 'uploadManual' | 'retryManual' | 'deleteManual'
>

interface Dependencies {
  machines: MachineRepository
  manuals: ManualRepository
  images: PageImages
  files: FileStore
}

export function manualOperations({ machines, manuals, images, files }: Dependencies) {
  return {
    listMachineManuals: async ({ path, query, caller }) => {
      const { page, limit } = query
      if (!(await machines.visibleTo(caller).find(path.id))) throw notFound('Machine')
      const { items, total } = await manuals.visibleTo(caller).ofMachine(path.id, page, limit)
      return { status: 200, body: { items: items.map((manual) => toWire(manual, caller)), total, page, limit } }
    },

    getManualUploadDate: async ({ path, caller }) => {
      if (!(await machines.visibleTo(caller).find(path.id))) throw notFound('Machine')
      const newest = await manuals.visibleTo(caller).newestUpload(path.id)
      return { status: 200, body: { uploaded_at: newest?.toISOString() ?? null } }
    },

    uploadManual: async ({ body, caller }) => {
      const { files: file, machine_id: machineId } = body
      if (file.size === 0) throw new Problem(400, 'empty_file', 'The file is empty.')
      if (!looksLikePdf(file.head)) {
        throw new Problem(415, 'not_a_pdf', 'Only PDF files are accepted; this file is not a PDF.')
      }
      const serialStart = body.serial_number_starts?.trim() || null
      const serialEnd = body.serial_number_ends?.trim() || null
      if (serialStart && serialEnd && !isSerialRange(serialStart, serialEnd)) {
        const message = 'The end must have the same prefix as the start and must not be lower.'
        throw invalid([{ path: 'body.serial_number_ends', message }])
      }
      if (!(await machines.visibleTo(caller).find(machineId))) throw notFound('Machine')

      const id = randomUUID()
      const storageKey = `manuals/${id}.pdf`
      // The file is stored before its row, so that a crash in between leaves an orphaned file instead of a lost one.
      await file.storeAs(storageKey)
      const manual = await manuals
        .add({
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
        })
        .catch(async (error) => {
          await files.remove(storageKey)
          throw error
        })
      if (!manual) {
        await files.remove(storageKey)
        throw conflict('duplicate_manual', 'This file is already a manual of this machine.')
      }
      return { status: 202, body: toAccepted(manual) }
    },

    retryManual: async ({ path, caller }) => {
      const manual = await manuals.visibleTo(caller).find(path.id)
      if (!manual) throw notFound('Manual')
      if (!managesManual(caller, manual.organizationId))
        throw forbidden('Only the organization that uploaded the manual can do this.')
      const queued = await manuals.requeue(manual.id)
      if (!queued) throw conflict('not_failed', 'Only a failed manual can be processed again.')
      return { status: 202, body: toAccepted(queued) }
    },

    deleteManual: async ({ path, caller }) => {
      const manual = await manuals.visibleTo(caller).find(path.id)
      if (!manual) throw notFound('Manual')
      if (!managesManual(caller, manual.organizationId))
        throw forbidden('Only the organization that uploaded the manual can do this.')
      await manuals.remove(manual.id)
      await files.remove(manual.storageKey)
      await images.remove(manual.id)
      return { status: 204 }
    },
  } satisfies Operations
}
