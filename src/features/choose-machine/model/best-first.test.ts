import { expect, it } from 'vitest'
import { bestFirst } from './best-first'

const machine = (id: string, serial_number: string) => ({ id, serial_number })
const [whole, end, used, other] = [
  machine('whole', '32'),
  machine('end', 'KX-0032'),
  machine('used', '320'),
  machine('other', '3277'),
]
const ids = (machines: { id: string }[]) => machines.map(({ id }) => id)

it('what has the typed number comes before what was last used', () => {
  const found = [whole, end, other, used]
  expect(ids(bestFirst(found, [used], '32'))).toEqual(['whole', 'end', 'used', 'other'])
  expect(ids(bestFirst(found, [end], 'kx0032'))).toEqual(['end', 'whole', 'other', 'used'])
})

it('what was last used comes first by words, and only if it is found', () => {
  expect(ids(bestFirst([other, used], [used, end], 'loader'))).toEqual(['used', 'other'])
})

it('without a search, what was last used is offered even where the list is cut off', () => {
  expect(ids(bestFirst([other], [used], ''))).toEqual(['used', 'other'])
})
