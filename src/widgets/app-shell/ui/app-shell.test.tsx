import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AppShell } from './app-shell'

describe('AppShell', () => {
  it('opens the menu in a drawer and closes it when a page was chosen', async () => {
    const shell = (path: string) => (
      <AppShell menu={<p>The menu</p>} path={path}>
        Page {path}
      </AppShell>
    )
    const { rerender } = render(shell('/'))
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect((await screen.findByRole('dialog', { name: 'Menu' })).textContent).toContain('The menu')
    rerender(shell('/machines'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    rerender(shell('/'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says while there is no connection that what is shown was loaded before', async () => {
    vi.stubGlobal('fetch', async () => new Response('ready'))
    render(
      <AppShell menu="" path="/">
        Page
      </AppShell>,
    )
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status').textContent).toContain('No connection')
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('status').textContent).toBe('')
    vi.unstubAllGlobals()
  })

  it('lets the keyboard skip the menu', () => {
    render(
      <AppShell menu="" path="/">
        Page
      </AppShell>,
    )
    const target = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')
    expect(`#${screen.getByRole('main').id}`).toBe(target)
  })

  it('has the way home in the top bar', () => {
    render(
      <AppShell menu="" path="/machines" home={<a href="/">Yardhand</a>}>
        Page
      </AppShell>,
    )
    expect(screen.getByRole('banner').contains(screen.getByRole('link', { name: 'Yardhand' }))).toBe(true)
  })
})
