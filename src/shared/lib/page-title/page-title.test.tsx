import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mainId, PageAnnouncer, usePageTitle } from '.'

function Page({ path, title }: { path: string; title: string }) {
  usePageTitle(title)
  return (
    <>
      <button type="button">Menu</button>
      <main id={mainId} tabIndex={-1} />
      <PageAnnouncer path={path} />
    </>
  )
}

describe('After a navigation', () => {
  it('the tab is named, the title read out and the focus is at the page’s main part', () => {
    const { rerender } = render(<Page path="/" title="Home" />)
    screen.getByRole('button', { name: 'Menu' }).focus()
    rerender(<Page path="/machines" title="Machines" />)
    expect(document.title).toBe('Machines · Yardhand')
    expect(screen.getByRole('status').textContent).toBe('Machines')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('the first page leaves the focus to the browser', () => {
    render(<Page path="/" title="Home" />)
    expect(document.activeElement).toBe(document.body)
  })
})
