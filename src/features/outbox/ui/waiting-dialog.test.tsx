import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { outbox, useWaiting } from '@/shared/lib/outbox'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { WaitingDialog } from './waiting-dialog'

const onTry = vi.fn(async () => undefined)

function Shown() {
  return <WaitingDialog open entries={useWaiting({ personId: 'rosa' })} onTry={onTry} onClose={() => undefined} />
}

afterEach(() => localStorage.clear())

it('confirms a refused figure where the refusal asks for it, and sends it at once', async () => {
  const entry = { id: 'r-1', personId: 'rosa', path: '/readings', title: '2,000 h · Loader 3' }
  const confirmations = { jump: { words: 'Yes, 2,000 h is right', body: { confirmed: true } } }
  outbox.put({ ...entry, body: { value: 2000 }, at: '2026-11-28T10:00:00.000Z', confirmations })
  renderScreen(<Shown />)
  expect(screen.queryByRole('button', { name: /is right/ })).toBeNull()
  outbox.refuse('r-1', 'That is 749.5 h more in one day.', 'jump')
  await screen.findByText(/749\.5 h more/)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, 2,000 h is right' }))
  await vi.waitFor(() => expect(onTry).toHaveBeenCalledOnce())
  expect(outbox.read()).toMatchObject([{ body: { value: 2000, confirmed: true } }])
  expect(outbox.read()[0]?.refusal).toBeUndefined()
})
