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
      '59701 Butte, MT',
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
