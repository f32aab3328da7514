import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { Tooltip } from './tooltip'

const show = () =>
  renderScreen(
    <Tooltip text="Key: P">
      <button type="button">Pick</button>
    </Tooltip>,
  )
const button = () => screen.getByRole('button', { name: 'Pick' })
const tooltip = () => screen.queryByRole('tooltip')

describe('the text of a control', () => {
  it('shows on keyboard focus and describes the control, which is the same element before and after', async () => {
    show()
    const before = button()
    await userEvent.tab()
    expect(button()).toBe(before)
    expect(before.getAttribute('aria-describedby')).toBe(tooltip()?.id)
    await userEvent.tab()
    expect(tooltip()).toBeNull()
    expect(before.hasAttribute('aria-describedby')).toBe(false)
  })

  it('shows under a pointer that stays, and remains while the pointer is on it', async () => {
    show()
    await userEvent.hover(button())
    const shown = await screen.findByRole('tooltip')
    await userEvent.hover(shown)
    expect(tooltip()).toBe(shown)
    await userEvent.unhover(shown)
    await waitFor(() => expect(tooltip()).toBeNull())
  })

  it('is dismissed by Escape and by a press, which does not bring it back', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(tooltip()).toBeNull()
    await userEvent.tab()
    await userEvent.click(button())
    expect(document.activeElement).toBe(button())
    expect(tooltip()).toBeNull()
  })
})
