import { expect, it } from 'vitest'
import { placeAlternativesOf } from './place-names'

it.each([
  ['en la camioneta de servicio', ['truck', 'service']],
  ['almacén principal', ['store', 'main']],
  ['on the truck', ['truck']],
  ['service van', ['servicio', 'furgoneta']],
  ['in the Hangar', ['hangar']],
])('%s', (place, expected) => {
  expect(placeAlternativesOf(place)).toContainEqual(expected)
})
