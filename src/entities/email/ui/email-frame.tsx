import type { SyntheticEvent } from 'react'
import { useText } from '@/shared/lib/i18n'
import { emailText } from '../text'

/** Where a style waits until the e-mail is loaded. */
const laidAside = 'data-style'

/**
 * Shows an e-mail in a sandboxed frame: no scripts, no forms, no links out of it.
 *
 * The content security policy forbids the styles of a document itself, so they are set from here once it is loaded.
 * Only for this does the frame share the page's origin; without `allow-scripts` nothing in it can make use of that.
 */
export function EmailFrame({ html }: { html: string }) {
  const t = useText(emailText)
  return (
    <iframe
      title={t('frame')}
      sandbox="allow-same-origin"
      srcDoc={atRest(html)}
      onLoad={dress}
      className="h-120 w-full rounded-md border border-line bg-surface"
    />
  )
}

/** The e-mail without what acts: styles wait to be set, links are text. The parser would refuse styles too. */
function atRest(html: string): string {
  const plain = html.replace(/<style[\s\S]*?<\/style>/gi, '').replace(/\sstyle=/gi, ` ${laidAside}=`)
  const email = new DOMParser().parseFromString(plain, 'text/html')
  for (const element of email.querySelectorAll('script, style, link, base, meta[http-equiv]')) element.remove()
  for (const link of email.querySelectorAll('[href]')) link.removeAttribute('href')
  return `<!doctype html>${email.documentElement.outerHTML}`
}

function dress({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const email = currentTarget.contentDocument
  for (const element of email?.querySelectorAll<HTMLElement>(`[${laidAside}]`) ?? []) {
    element.style.cssText = element.getAttribute(laidAside) ?? ''
  }
}
