export { isToast, startUpToastMs, toast, toastMs, undoToastMs } from './toast'
export { Toaster } from './toaster'
export { useUndoToast } from './use-undo-toast'
