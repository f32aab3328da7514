import type { ReactNode } from 'react'

/** Specification, section 9: toasts close after 2000 ms in the app's start-up and after 5000 ms elsewhere. */
export const startUpToastMs = 2000
export const toastMs = 5000
/** What offers to take something back: long enough to be read and reached by the keyboard. */
export const undoToastMs = 20_000

export type Tone = 'info' | 'success' | 'error'

export type Toast = {
  id: string
  tone: Tone
  text: string
  /** Infinity for what stays until it is dismissed. */
  durationMs: number
  /** A link to what it is about, or a button that takes it back. */
  action?: ReactNode
}

type ToastOptions = {
  /** A toast with the same id is replaced: "Upload processing..." becomes "Uploaded file successfully". */
  id?: string
  durationMs?: number
  action?: ReactNode
}

let shown: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

export const toastStore = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Shows a notification from anywhere. Each call returns the toast's id. Errors stay until they are dismissed. */
export const toast = {
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) =>
    show('error', text, { durationMs: Number.POSITIVE_INFINITY, ...options }),
  dismiss: (id: string) => change(shown.filter((other) => other.id !== id)),
  dismissAll: () => change([]),
}

/** Whether a node belongs to the toasts, which appear above a dialog but do not count as outside of it. */
export function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toaster]') !== null
}

function show(tone: Tone, text: string, { id, durationMs = toastMs, action }: ToastOptions = {}): string {
  count += 1
  const added = { id: id ?? `toast-${count}`, tone, text, durationMs, action }
  change([...shown.filter((other) => other.id !== added.id), added])
  return added.id
}

function change(toasts: readonly Toast[]) {
  shown = toasts
  for (const listener of listeners) listener()
}
