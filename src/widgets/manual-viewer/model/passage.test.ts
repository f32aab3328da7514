import { expect, it } from 'vitest'
import { boxPlace } from './passage'
import { imageSizes, isZoom, shownWidth } from './zoom'

it('"boxes: [[x0,y0,x1,y1]] (0 to 1 of the page)" lie at their place whatever the size of the image', () => {
  expect(boxPlace([0.1, 0.3, 0.9, 0.33])).toEqual({ left: '10%', top: '30%', width: '80%', height: '3%' })
})

it('zooms in shares of the printed size: 612 points are 816 pixels', () => {
  expect([shownWidth('fit', 612), shownWidth('1', 612), shownWidth('1.5', 612)]).toEqual(['100%', '816px', '1224px'])
  expect(imageSizes('2', 612)).toBe('1632px')
  expect([isZoom('1.5'), isZoom('9')]).toEqual([true, false])
})
