import { queryOptions } from '@tanstack/react-query'
import { listMachineNotesQuery } from '#contract/platform-limits'
import { platform, unwrap } from '@/shared/api'

/** How many notes are shown with a question. */
const notesWithQuestion = 3

export const machineNoteQueries = {
  all: () => ['machine-notes'] as const,
  /** What staff have noted about a model, the newest first. */
  ofMachine: (machineId: string) =>
    queryOptions({
      queryKey: [...machineNoteQueries.all(), machineId] as const,
      queryFn: ({ signal }) => listNotes(machineId, { limit: listMachineNotesQuery.limit.maximum }, signal),
    }),
  /** The notes about a model that resemble a question most. */
  forQuestion: (machineId: string, question: string) =>
    queryOptions({
      queryKey: [...machineNoteQueries.all(), machineId, question] as const,
      queryFn: ({ signal }) => listNotes(machineId, { question, limit: notesWithQuestion }, signal),
    }),
}

const listNotes = (id: string, query: { question?: string; limit: number }, signal: AbortSignal) =>
  unwrap(platform.GET('/machines/{id}/notes', { params: { path: { id }, query }, signal }))
