import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: string
  /** Not a heading where it only replaces the page's own. */
  titleAs?: 'h1' | 'p'
  /** A line of facts below the title. */
  summary?: ReactNode
  /** The way back, above the title. */
  back?: ReactNode
  /** At the right; on a phone below. The primary action last. */
  actions?: ReactNode
  /** What is seldom needed, beside the title on a phone too. */
  menu?: ReactNode
}

export function PageHeader({ title, titleAs: Title = 'h1', summary, back, actions, menu }: PageHeaderProps) {
  const heading = <Title className="text-2xl font-bold tracking-tight text-balance wrap-anywhere">{title}</Title>
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 grow basis-72 gap-1">
        {back && <div className="-ml-1 text-sm text-ink-muted print:hidden">{back}</div>}
        {menu ? (
          <div className="flex items-start justify-between gap-2 @max-3xs:flex-wrap">
            {heading}
            <div className="-my-2 ml-auto shrink-0 print:hidden">{menu}</div>
          </div>
        ) : (
          heading
        )}
        {summary && <div className="text-ink-muted">{summary}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">{actions}</div>}
    </header>
  )
}
