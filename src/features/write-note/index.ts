export { NoteDialog } from './ui/note-dialog'
