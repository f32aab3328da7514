export { isToast, startUpToastMs, toast, toastMs } from './toast'
export { Toaster } from './toaster'
