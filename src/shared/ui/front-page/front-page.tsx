import { type ReactNode, useEffect, useRef } from 'react'
import { focusMain, usePageTitle } from '@/shared/lib/page-title'
import { BrandMark } from '../brand-mark'

type FrontPageProps = {
  title: string
  /** What this is about, below the title. */
  summary?: ReactNode
  /** Above the title, such as the steps that it is one of. */
  above?: ReactNode
  children?: ReactNode
  /** The ways out, below everything. */
  footer?: ReactNode
}

/** A page in front of the product, without its menu: the brand and one thing to do. */
export function FrontPage({ title, summary, above, children, footer }: FrontPageProps) {
  usePageTitle(title)
  useFocusOnNext(title)
  return (
    <div className="@container mx-auto grid min-h-dvh grid-cols-1 w-full max-w-110 content-start gap-8 px-5 py-10 sm:content-center">
      <BrandMark size="lg" />
      <div className="grid grid-cols-1 gap-5">
        {above}
        <div className="grid gap-1.5">
          <h1 className="text-xl font-bold">{title}</h1>
          {summary && <div className="text-ink-muted">{summary}</div>}
        </div>
        {children}
      </div>
      {footer && <div className="flex flex-wrap gap-x-5">{footer}</div>}
    </div>
  )
}

/** The next step of the same page starts at its top, as a page that one navigates to. */
function useFocusOnNext(title: string) {
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    focusMain()
  }, [title])
}
