import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressLines } from './address'
import { office, yard } from './testing'
import { AddressLines } from './ui/address-lines'

describe('an address', () => {
  it('has no empty lines', () => {
    expect(addressLines(yard, 'United States')).toEqual([
      'Goods in',
      '12 Quarry Road',
      'Butte, MT 59701',
      'United States',
    ])
    expect(addressLines({ ...office, region: '', postal_code: '' }, 'Spain')).toEqual([
      'Granite Street 4',
      'Second floor',
      'Butte',
      'Spain',
    ])
  })

  it('can be called from a phone', () => {
    render(<AddressLines address={yard} />)
    expect(screen.getByRole('link', { name: '+1 406 555 0133' }).getAttribute('href')).toBe('tel:+14065550133')
    expect(screen.getByText('United States')).toBeTruthy()
  })
})

describe('the line of the place', () => {
  it.each([
    [{ city: 'Butte', region: 'MT', postal_code: '59701', country: 'US' }, 'Butte, MT 59701'],
    [{ city: 'San Juan', region: '', postal_code: '00901', country: 'PR' }, 'San Juan 00901'],
    [{ city: 'Toronto', region: 'ON', postal_code: 'M5V 2T6', country: 'CA' }, 'Toronto, ON M5V 2T6'],
    [{ city: 'Leeds', region: '', postal_code: 'LS1 4DY', country: 'GB' }, 'Leeds LS1 4DY'],
    [{ city: 'Madrid', region: '', postal_code: '28013', country: 'ES' }, '28013 Madrid'],
    [{ city: 'Monterrey', region: 'N.L.', postal_code: '64000', country: 'MX' }, '64000 Monterrey, N.L.'],
    [{ city: 'Butte', region: 'MT', postal_code: '', country: 'US' }, 'Butte, MT'],
  ])('of %o is "%s"', (place, line) => {
    expect(addressLines({ line1: '12 Quarry Road', ...place }, 'X')).toEqual(['12 Quarry Road', line, 'X'])
  })
})
