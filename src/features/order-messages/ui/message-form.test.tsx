import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchSingleKeys } from '@/shared/lib/shortcut'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { MessageForm } from './message-form'

const show = (asksContact: boolean) =>
  renderScreen(<MessageForm other="Acme Parts" send={vi.fn()} asksContact={asksContact} />)
const field = () => screen.getByLabelText('Message to Acme Parts')

afterEach(() => switchSingleKeys(true))

describe('the key of the message', () => {
  it('leads to the field, which names it', async () => {
    show(false)
    expect([field().getAttribute('aria-keyshortcuts'), field().title]).toEqual(['M', 'Key: M'])
    await userEvent.keyboard('m')
    expect(document.activeElement).toBe(field())
  })

  it('does not exist by a link, where it could not be switched off (WCAG 2.1.4)', async () => {
    show(true)
    expect([field().getAttribute('aria-keyshortcuts'), field().title]).toEqual([null, ''])
    await userEvent.keyboard('m')
    expect(document.activeElement).not.toBe(field())
  })

  it('is not named while single keys are switched off', () => {
    switchSingleKeys(false)
    show(false)
    expect([field().getAttribute('aria-keyshortcuts'), field().title]).toEqual([null, ''])
  })
})
