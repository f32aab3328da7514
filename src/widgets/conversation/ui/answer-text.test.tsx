import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { capacities, draining } from '@/entities/conversation/testing'
import { AnswerText } from './answer-text'

describe('AnswerText', () => {
  it('opens the page of the steps that are left out', async () => {
    const onOpen = vi.fn()
    const response = '1. Drain the oil. [1]\n\n[5 more steps from page 12][2]'
    render(<AnswerText response={response} citations={[capacities, draining]} onOpen={onOpen} />)
    await userEvent.click(screen.getByRole('button', { name: '5 more steps from page 12' }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(draining)
  })
})
