import { expect, it } from 'vitest'
import { addressLines as printed } from '../../server/domain/address-lines'
import { addressLines as shown } from '../../src/entities/address/address'
import { countryCodes } from '../../src/shared/lib/countries/countries'

it('an address is printed in the order in which it is shown, in every country', () => {
  const place = { recipient: '', line1: '12 Quarry Road', line2: '', city: 'Butte', region: 'MT', postal_code: '59701' }
  const orders = countryCodes.map((country) => [
    country,
    shown({ ...place, country }, 'X')[1],
    printed({ ...place, country, phone_number: '' }, 'en')[1],
  ])
  expect(orders.filter(([, onScreen, onPaper]) => onScreen !== onPaper)).toEqual([])
  expect(orders).toContainEqual(['US', 'Butte, MT 59701', 'Butte, MT 59701'])
})
