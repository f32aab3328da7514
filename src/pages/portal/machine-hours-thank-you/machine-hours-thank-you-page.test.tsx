import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accepted, nextTask, portal } from '@/features/enter-hours/testing'
import { MachineHoursThankYouPage } from './machine-hours-thank-you-page'

const receipt = { token: 'v1', portal, accepted }
const again = (words: string) => <a href="#again">{words}</a>

describe('MachineHoursThankYouPage', () => {
  it('shows what was entered, and what fell due with it', () => {
    render(<MachineHoursThankYouPage receipt={receipt} again={again} />)
    screen.getByText('4,812.5 h')
    within(screen.getByRole('region', { name: 'Due now' })).getByText('500 h service')
    screen.getByText('12 h over')
    screen.getByText('Northfield Equipment will be notified.')
    screen.getByRole('link', { name: 'Enter another reading' })
  })

  it('"see which service kit is due": with its parts, for whoever fetches them', () => {
    render(<MachineHoursThankYouPage receipt={receipt} again={again} />)
    const parts = within(screen.getByRole('list', { name: 'Parts of WL-120 500 h kit' })).getAllByRole('listitem')
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      '1 ×320-07309 Oil filter element',
      '2 ×332-20077 Cab air filter',
    ])
  })

  it('shows the figure of the new meter, not what the machine has run over all of its meters', () => {
    const reading = { ...accepted.reading, value: 12, is_replacement: true }
    render(<MachineHoursThankYouPage receipt={{ ...receipt, accepted: { ...accepted, reading } }} again={again} />)
    screen.getByText('12 h')
    screen.getByText('As the first reading of a new meter.')
    expect(screen.queryByText('4,812.5 h')).toBeNull()
  })

  it('"says what is due, whenever it fell due", and offers to call the dealer', () => {
    render(<MachineHoursThankYouPage receipt={{ ...receipt, accepted: { ...accepted, due: [] } }} again={again} />)
    within(screen.getByRole('region', { name: 'Due now' })).getByText('500 h service')
    expect(screen.queryByText(/will be notified/)).toBeNull()
    const call = screen.getByRole('link', { name: 'Call Northfield Equipment, +1 406 555 0133' })
    expect(call.getAttribute('href')).toBe('tel:+14065550133')
  })

  it('where nothing is due, says what comes next and when, without its parts', () => {
    const none = { ...accepted, due: [], upcoming: [nextTask] }
    render(<MachineHoursThankYouPage receipt={{ ...receipt, accepted: none }} again={again} />)
    screen.getByText('No service is due.')
    const next = within(screen.getByRole('region', { name: 'Next service' }))
    next.getByText('in 36 h')
    next.getByText('about Nov 27, 2026 at 6 h a day')
    expect(next.queryByRole('list', { name: /Parts/ })).toBeNull()
  })

  it('claims nothing where this tab has entered nothing', () => {
    render(<MachineHoursThankYouPage receipt={undefined} again={again} />)
    screen.getByRole('heading', { name: 'No reading entered' })
    expect(screen.queryByText(/Thank you/)).toBeNull()
  })
})
