import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { hasUnsent } from '@/shared/lib/leave-warning'
import { useShortcut } from '@/shared/lib/shortcut'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { ambiguousNumber, foundNumber, inactiveNumber, supersededNumber, unknownNumber } from '../testing'
import { QuickOrder } from './quick-order'

const answers = [foundNumber, supersededNumber, ambiguousNumber, inactiveNumber, unknownNumber]
const resolve = vi.fn(async (lines: { number: string; quantity: number }[]) => ({
  currency: 'USD',
  items: lines.map(({ number, quantity }) => ({
    ...(answers.find((one) => one.number === number) ?? unknownNumber),
    number,
    quantity,
  })),
}))
const onAdd = vi.fn(async () => undefined)
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Part numbers and quantities')
const outcomes = async () =>
  within(await screen.findByRole('list', { name: 'Checked lines' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

function WithKey() {
  useShortcut('quickOrder', () => undefined)
  return <QuickOrder target="cart" resolve={resolve} onAdd={onAdd} />
}

beforeEach(() => {
  sessionStorage.clear()
  resolve.mockClear()
  onAdd.mockClear()
  renderScreen(<QuickOrder target="cart" resolve={resolve} onAdd={onAdd} />)
})

it('by keyboard alone: lines are typed, checked by Ctrl+Enter and added by Enter, and the field is ready again', async () => {
  await userEvent.type(field(), 'HX-250 4{Enter}HX-200 2{Control>}{Enter}{/Control}')
  expect(await outcomes()).toEqual([
    '4 × HX-250 Engine oil filter$98.0012 availableFound',
    '2 × HX-250 Engine oil filterHX-200 is replaced by this part. Longer service life$49.0012 availableReplaced',
  ])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(onAdd.mock.calls).toMatchObject([[[{ quantity: 4 }, { quantity: 2 }]]])
  expect(field().value).toBe('')
})

it('each line is found, replaced, unknown, no longer sold or ambiguous; what is not added stays to be corrected', async () => {
  await userEvent.click(field())
  await userEvent.paste('Part number\tQty\nHX-250\t4\nHX-999\t1\nHX-305\t1\n12345\t3\nHX-250\t1.5')
  await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
  const lines = await outcomes()
  expect(lines[1]).toContain('No part has this number.')
  expect(lines[2]).toContain('This part is no longer sold.')
  expect(lines[4]).toContain('Enter the quantity as a whole number.')
  expect(resolve.mock.calls[0]?.[0]).toHaveLength(4)
  await userEvent.selectOptions(screen.getByLabelText('Part meant by 12345'), '12-345, Seal')
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 lines' }))
  await waitFor(() => expect(field().value).toBe('HX-999\t1\nHX-305\t1\nHX-250\t1.5'))
  expect(onAdd.mock.calls).toMatchObject([[[{ quantity: 4 }, { quantity: 3 }]]])
})

it('what is typed while lines are added stays', async () => {
  let finish = () => {}
  onAdd.mockImplementationOnce(() => new Promise<undefined>((resolved) => (finish = () => resolved(undefined))))
  await userEvent.type(field(), 'HX-250 4{Control>}{Enter}{/Control}')
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 line' }))
  await userEvent.clear(field())
  await userEvent.type(field(), 'HX-999 7')
  finish()
  await screen.findByText('1 line added')
  expect(field().value).toBe('HX-999 7')
})

it('typing again makes what was checked outdated', async () => {
  await userEvent.type(field(), 'HX-250{Control>}{Enter}{/Control}')
  await outcomes()
  await userEvent.type(field(), '1')
  expect(screen.queryByRole('list', { name: 'Checked lines' })).toBeNull()
})

it('more lines than can be checked at once are refused before they are sent', async () => {
  await userEvent.click(field())
  await userEvent.paste('HX-250 1\n'.repeat(501))
  screen.getByText('Check at most 500 lines at a time.')
  await userEvent.click(screen.getByRole('button', { name: 'Check lines' }))
  expect(resolve).not.toHaveBeenCalled()
})

it('names the key that leads to it only where one does: not by a link', () => {
  expect(field().hasAttribute('aria-keyshortcuts')).toBe(false)
  cleanup()
  renderScreen(<WithKey />)
  expect(field().getAttribute('aria-keyshortcuts')).toBe('Q')
})

it('what was not added is there again for whoever comes back, of each target its own', async () => {
  await userEvent.type(field(), 'HX-250 4')
  cleanup()
  renderScreen(<QuickOrder target="another cart" resolve={resolve} onAdd={onAdd} />)
  expect(field().value).toBe('')
  cleanup()
  renderScreen(<QuickOrder target="cart" resolve={resolve} onAdd={onAdd} />)
  expect(field().value).toBe('HX-250 4')
  expect(hasUnsent()).toBe(false)
  await userEvent.clear(field())
  expect(sessionStorage).toHaveLength(0)
})
