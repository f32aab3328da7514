import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isHandheld } from './session-device'
import { phone, thisLaptop } from './testing'
import { SessionDeviceFacts } from './ui/session-device-facts'

describe('a session', () => {
  it('shows its device, where it signed in from and when it was used last', () => {
    render(<SessionDeviceFacts session={phone} />)
    expect(screen.getByText('Safari on iPhone')).toBeTruthy()
    expect(screen.getByText('Last used: 3 days ago')).toBeTruthy()
    expect(screen.getByText('198.51.100.23')).toBeTruthy()
    expect(screen.queryByText('This device')).toBeNull()
  })

  it('is distinguished from another one on the same kind of device by when it began', () => {
    render(<SessionDeviceFacts session={thisLaptop} />)
    expect(screen.getByText(/^Signed in: Oct 1, 2026, \d+:30\sAM$/)).toBeTruthy()
  })

  it('says which one is this device', () => {
    render(<SessionDeviceFacts session={thisLaptop} />)
    expect(screen.getByText('This device')).toBeTruthy()
  })

  it('knows a phone by its name', () => {
    expect([phone, thisLaptop, { device: 'Unknown device' }].map(isHandheld)).toEqual([true, false, false])
  })
})
