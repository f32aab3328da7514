export { type SavedPart, SaveToListButton } from './ui/save-to-list-button'
export { SaveToListDialog } from './ui/save-to-list-dialog'
