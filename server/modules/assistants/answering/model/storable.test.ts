import { expect, it } from 'vitest'
import { storable } from './storable'

it('leaves out what PostgreSQL does not store, and nothing else', () => {
  const written = { 'a\0': ['b\0c', '\ud800d', 'e\udfff'], f: 'ß 💧 \\u0000 \u0001\n"\\' }
  expect(storable(written)).toEqual({ a: ['bc', 'd', 'e'], f: 'ß 💧 \\u0000 \u0001\n"\\' })
})
