import { useEffect, useRef, useSyncExternalStore } from 'react'
import { productName } from '@/shared/config'

/**
 * Reads the page's title out after each navigation and moves the focus to main. Mount once, beside the routes.
 *
 * @param path the current path; the first one is a page load, where the browser does this itself
 */
export function PageAnnouncer({ path }: { path: string }) {
  const title = useSyncExternalStore(pageTitle.subscribe, pageTitle.get)
  const shownPath = useRef(path)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    focusMain()
  }, [path])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

export const mainId = 'main'

/** Moves the reading position to the page's main part, as a full page load would. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

const listeners = new Set<() => void>()
let current = ''

const pageTitle = {
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

/** Names the page in the browser's tab and, through PageAnnouncer, to screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`
    pageTitle.set(title)
  }, [title])
}
