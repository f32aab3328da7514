import { expect, it } from 'vitest'
import { boxPlace } from './passage'

it('"boxes: [[x0,y0,x1,y1]] (0 to 1 of the page)" lie at their place whatever the size of the image', () => {
  expect(boxPlace([0.1, 0.3, 0.9, 0.33])).toEqual({ left: '10%', top: '30%', width: '80%', height: '3%' })
})
