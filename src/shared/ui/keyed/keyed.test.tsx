import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchSingleKeys } from '@/shared/lib/shortcut'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { Button } from '../button'
import { Keyed, KeyHint } from './keyed'

afterEach(() => switchSingleKeys(true))

describe('a button with a key', () => {
  it('is pressed by it, has the focus then, and names the key to screen readers', async () => {
    const pick = vi.fn()
    renderScreen(
      <Keyed by="pick">
        <Button onClick={pick}>Pick</Button>
      </Keyed>,
    )
    const button = screen.getByRole('button', { name: 'Pick' })
    expect(button.getAttribute('aria-keyshortcuts')).toBe('P')
    await userEvent.keyboard('p')
    expect(pick).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button)
  })

  it('shows the key in its tooltip', async () => {
    renderScreen(
      <Keyed by="pick">
        <Button>Pick</Button>
      </Keyed>,
    )
    await userEvent.tab()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Key: P')
  })

  it('that cannot be pressed now is not pressed by the key either', async () => {
    const pick = vi.fn()
    renderScreen(
      <>
        <Keyed by="pick">
          <Button disabled onClick={pick}>
            Pick
          </Button>
        </Keyed>
        <Keyed by="ship">
          <Button pending onClick={pick}>
            Ship
          </Button>
        </Keyed>
      </>,
    )
    await userEvent.keyboard('ps')
    expect(pick).not.toHaveBeenCalled()
  })

  it('can do by its key something else than by a click', async () => {
    const [send, ask] = [vi.fn(), vi.fn()]
    renderScreen(
      <Keyed by="send" onKey={ask}>
        <Button onClick={send}>Send</Button>
      </Keyed>,
    )
    await userEvent.keyboard('s')
    expect([send.mock.calls.length, ask.mock.calls.length]).toEqual([0, 1])
  })

  it('names no key while single keys are switched off, and remains the same button', async () => {
    renderScreen(
      <Keyed by="pick">
        <Button>Pick</Button>
      </Keyed>,
    )
    const button = screen.getByRole('button', { name: 'Pick' })
    await userEvent.tab()
    await screen.findByRole('tooltip')
    act(() => switchSingleKeys(false))
    expect(button.hasAttribute('aria-keyshortcuts')).toBe(false)
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('names no key that nothing on the page hears', () => {
    renderScreen(
      <KeyHint by="newOrder">
        <Button>Cart</Button>
      </KeyHint>,
    )
    expect(screen.getByRole('button').hasAttribute('aria-keyshortcuts')).toBe(false)
  })
})
