import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

type PageTabsProps = {
  /** What the pages are about. */
  label: string
  tabs: readonly { to: NonNullable<LinkProps['to']>; name: string }[]
  /** What all of the pages are about, which their addresses name. */
  scope?: Record<string, string | undefined>
}

/** The pages of one subject, as tabs with addresses of their own. */
export function PageTabs({ label, tabs, scope }: PageTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => showCurrent(list.current), [])
  return (
    <nav aria-label={label} className="mb-5 print:hidden">
      <ul ref={list} className="relative flex gap-6 overflow-x-auto border-b border-line px-1">
        {tabs.map(({ to, name }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              search={scope ?? {}}
              activeOptions={{ exact: true, includeSearch: false }}
              className={
                'inline-flex min-h-control items-center border-b-2 border-transparent font-medium text-ink-muted -outline-offset-2 ' +
                'transition-colors duration-150 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink'
              }
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the tab of this page may lie beyond the edge. */
function showCurrent(list: HTMLUListElement | null) {
  const tab = list?.querySelector('[aria-current=page]')?.closest('li')
  if (list && tab) list.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.clientWidth / 2
}
