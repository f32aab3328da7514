import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Drawer } from './drawer'

const onOpenChange = vi.fn()
const button = (name: string) => screen.getByRole('button', { name })

function show(isDirty: boolean) {
  render(
    <Drawer open onOpenChange={onOpenChange} title="Ridgeline Quarry" isDirty={isDirty}>
      <input aria-label="Name" />
    </Drawer>,
  )
}

beforeEach(() => onOpenChange.mockReset())

describe('Drawer', () => {
  it('"Esc closes"', async () => {
    show(false)
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(button('Close'))],
  ])('asks before %s loses what was typed', async (_, close) => {
    show(true)
    await close()
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(button('Discard'))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })
})
