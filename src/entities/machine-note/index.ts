export type { MachineNote } from './machine-note'
export { machineNoteMutations } from './machine-note.mutations'
export { machineNoteQueries } from './machine-note.queries'
export { NoteText } from './ui/note-text'
