import { expect, it } from 'vitest'
import { isPlainClick } from './is-plain-click'

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it('a click with the primary button and no key is handled by the app', () => {
  expect(isPlainClick(plain)).toBe(true)
})

it.each([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a click with %o is left to the browser',
  (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false)
  },
)
