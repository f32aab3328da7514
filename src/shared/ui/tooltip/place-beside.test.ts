import { expect, it } from 'vitest'
import { placeBeside } from './place-beside'

const bubble = { width: 100, height: 30 }
const place = (left: number, top: number) => placeBeside({ left, top, bottom: top + 40, width: 40 }, bubble, 400)

it('is centred above its control', () => {
  expect(place(200, 300)).toEqual({ left: 170, top: 264 })
})

it('is below a control at the upper edge', () => {
  expect(place(200, 10)).toEqual({ left: 170, top: 56 })
})

it('stays within the window at both sides', () => {
  expect(place(0, 300).left).toBe(8)
  expect(place(360, 300).left).toBe(292)
})
