import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accepted, portal } from '@/features/enter-hours/testing'
import { MachineHoursThankYouPage } from './machine-hours-thank-you-page'

const receipt = { token: 'v1', portal, accepted }
const again = (words: string) => <a href="#again">{words}</a>

describe('MachineHoursThankYouPage', () => {
  it('shows what was entered, and what fell due with it', () => {
    render(<MachineHoursThankYouPage receipt={receipt} again={again} />)
    screen.getByText('4,812.5 h')
    screen.getByRole('heading', { name: '500 h service' })
    screen.getByText('Northfield Equipment will be notified.')
    screen.getByRole('link', { name: 'Enter another figure' })
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

  it('states that nothing fell due', () => {
    render(<MachineHoursThankYouPage receipt={{ ...receipt, accepted: { ...accepted, due: [] } }} again={again} />)
    screen.getByText('No service is due.')
  })

  it('claims nothing where this tab has entered nothing', () => {
    render(<MachineHoursThankYouPage receipt={undefined} again={again} />)
    screen.getByRole('heading', { name: 'No reading entered' })
    expect(screen.queryByText(/Thank you/)).toBeNull()
  })
})
