import { mutationOptions } from '@tanstack/react-query'
import { invalidates, platform, unwrap } from '@/shared/api'
import type { NewMachineNote } from './machine-note'
import { machineNoteQueries } from './machine-note.queries'

const changesNotes = invalidates(machineNoteQueries.all())

export const machineNoteMutations = {
  add: (machineId: string) =>
    mutationOptions({
      mutationFn: (body: NewMachineNote) =>
        unwrap(platform.POST('/machines/{id}/notes', { params: { path: { id: machineId } }, body })),
      ...changesNotes,
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (body: NewMachineNote) =>
        unwrap(platform.PUT('/machines/notes/{id}', { params: { path: { id } }, body })),
      ...changesNotes,
    }),
  remove: (id: string) =>
    mutationOptions({
      mutationFn: async (): Promise<void> => {
        await unwrap(platform.DELETE('/machines/notes/{id}', { params: { path: { id } } }))
      },
      ...changesNotes,
    }),
}
