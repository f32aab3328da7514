import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { serialRanges } from './machine'
import { excavator, skidSteer, wheelLoader } from './testing'
import { MachineLink } from './ui/machine-link'
import { MachineStatusBadge } from './ui/machine-status-badge'
import { useSerialRange } from './ui/use-serial-range'

describe('machine', () => {
  it('has the ranges of its variants; one without any end is no range', () => {
    expect(serialRanges(wheelLoader)).toEqual([{ from: 'GHT00100', to: 'GHT00999' }])
    const open = { id: 'v', name: 'WL-120', serial_number_start: null, serial_number_end: null }
    expect(serialRanges({ variants: [open] })).toEqual([])
  })

  it('writes a range for people', () => {
    const { result } = renderHook(() => useSerialRange())
    const written = [...serialRanges(wheelLoader), ...serialRanges(excavator), ...serialRanges(skidSteer)]
    expect(written.map(result.current)).toEqual(['GHT00100 to GHT00999', 'from RQ00032'])
    expect(result.current({ from: null, to: 'GHT00999' })).toBe('up to GHT00999')
    expect(result.current({ from: 'GHT00100', to: 'GHT00100' })).toBe('GHT00100')
    expect(result.current({ from: null, to: null })).toBe('')
  })

  it('shows its status in words', () => {
    for (const status of ['ready', 'processing', 'no_manual'] as const) render(<MachineStatusBadge status={status} />)
    expect(['Ready', 'Processing', 'No manual'].map((word) => screen.queryByText(word) !== null)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('opens by a plain click, and leaves a new tab to the browser', async () => {
    const onOpen = vi.fn()
    render(
      <MachineLink machine={wheelLoader} onOpen={onOpen}>
        WL-120
      </MachineLink>,
    )
    const link = screen.getByRole('link', { name: 'WL-120' })
    expect(link.getAttribute('href')).toBe(`/machines/${wheelLoader.id}`)
    const user = userEvent.setup()
    await user.click(link)
    await user.keyboard('{Control>}')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(onOpen.mock.calls).toEqual([[wheelLoader.id]])
  })
})
