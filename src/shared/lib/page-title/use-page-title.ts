import { useEffect } from 'react'
import { productName } from '@/shared/config'
import { pageTitle } from './page-title'

/** Names the page in the browser's tab and, through PageAnnouncer, to screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`
    pageTitle.set(title)
  }, [title])
}
