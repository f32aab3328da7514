import { expect, it, vi } from 'vitest'
import { onceFor } from './once-for'

it('a value is made once for each object, also where it is undefined', () => {
  const make = vi.fn(({ value }: { value?: string }) => value)
  const firstOf = onceFor(make)
  const one = { value: 'one' }
  const none = {}
  expect([firstOf(one), firstOf(none), firstOf(one), firstOf(none)]).toEqual(['one', undefined, 'one', undefined])
  expect(make).toHaveBeenCalledTimes(2)
})
