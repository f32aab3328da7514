const listeners = new Set<() => void>()
let current = ''

export const pageTitle = {
  get: () => current,
  set: (title: string) => {
    current = title
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
