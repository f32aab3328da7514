import { useEffect, useRef, useSyncExternalStore } from 'react'
import { focusMain } from './focus-main'
import { pageTitle } from './page-title'

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
