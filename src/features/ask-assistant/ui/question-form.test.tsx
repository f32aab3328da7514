import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { hasUnsent } from '@/shared/lib/leave-warning'
import { QuestionForm } from './question-form'

function Form(given: Partial<ComponentProps<typeof QuestionForm>> & { text?: string }) {
  const { text = '', ...props } = given
  const [draft, setDraft] = useState(text)
  return <QuestionForm onAsk={vi.fn()} {...props} draft={draft} onDraft={setDraft} />
}

const input = () => screen.getByRole('textbox', { name: 'Your question' })

describe('QuestionForm', () => {
  it('asks with Enter, ends trimmed; Shift and Enter begin a new line', async () => {
    const onAsk = vi.fn()
    render(<Form onAsk={onAsk} />)
    await userEvent.type(input(), 'how much oil?{Shift>}{Enter}{/Shift}with filter {Enter}')
    expect(onAsk.mock.calls).toEqual([['how much oil?\nwith filter']])
  })

  it('asks with Enter on a touch keyboard too, whose key says so', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const onAsk = vi.fn()
    render(<Form onAsk={onAsk} />)
    await userEvent.type(input(), 'how much oil?{Enter}')
    vi.unstubAllGlobals()
    expect(onAsk.mock.calls).toEqual([['how much oil?']])
    expect(input().getAttribute('enterkeyhint')).toBe('send')
  })

  it('asks nothing while it is empty: pressed too early, the button shows where to type', async () => {
    const onAsk = vi.fn()
    render(<Form onAsk={onAsk} />)
    await userEvent.type(input(), '  {Enter}')
    input().blur()
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    expect(document.activeElement).toBe(input())
    expect(onAsk).not.toHaveBeenCalled()
  })

  it('stops what is on its way, while the next question can already be typed', async () => {
    const onStop = vi.fn()
    const onAsk = vi.fn()
    render(<Form onStop={onStop} onAsk={onAsk} />)
    await userEvent.type(input(), 'and the filter?{Enter}')
    expect(onAsk).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(onStop).toHaveBeenCalledOnce()
    expect(input().textContent).toBe('and the filter?')
  })

  it('a double press of Ask is one, though Stop takes its place: a later press of Stop counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const onStop = vi.fn()
    const { rerender } = render(<Form text="how much oil?" />)
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    rerender(<Form onStop={onStop} />)
    vi.setSystemTime(Date.now() + 300)
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(onStop).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 500)
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    vi.useRealTimers()
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('says why nothing can be asked', () => {
    render(<Form blocked="Choose a machine first" />)
    expect(input().getAttribute('placeholder')).toBe('Choose a machine first')
    expect(input().hasAttribute('disabled')).toBe(true)
  })

  it('"a form never loses what was typed": guards a typed question until it is asked', async () => {
    const unsentAtAsking: boolean[] = []
    render(<Form text="of the address" onAsk={() => unsentAtAsking.push(hasUnsent())} />)
    expect(hasUnsent()).toBe(false)
    await userEvent.type(input(), '?')
    expect(hasUnsent()).toBe(true)
    await userEvent.type(input(), '{Enter}')
    expect(unsentAtAsking).toEqual([false])
  })
})
