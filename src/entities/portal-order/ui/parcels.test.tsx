import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { Parcels } from './parcels'

const parcels = [
  { number: 1, carrier: 'DHL', tracking_number: '0034', link: 'https://carrier.example/0034' },
  { number: 2, carrier: 'UPS', tracking_number: '1Z999', link: '' },
  { number: 3, carrier: '', tracking_number: '', link: 'https://carrier.example/3' },
]

it('names each parcel by carrier and number, and leads to the page of its carrier', () => {
  renderScreen(<Parcels order={{ parcels }} />)
  expect(screen.getByRole('link', { name: 'DHL 0034' }).getAttribute('href')).toBe('https://carrier.example/0034')
  screen.getByText('UPS 1Z999')
  screen.getByRole('link', { name: 'Track shipment 3' })
})

it('says how many there are besides, and has no links within one', () => {
  renderScreen(<Parcels order={{ parcels }} most={1} isText />)
  screen.getByText('DHL 0034')
  screen.getByText('and 2 more')
  expect(screen.queryByRole('link')).toBeNull()
})
