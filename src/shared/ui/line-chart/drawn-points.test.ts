import { expect, it } from 'vitest'
import { drawnPoints } from './drawn-points'

it('draws nothing between two counts, and begins without a gap', () => {
  const point = (at: number, value: number, begins = false) => ({ key: `${at}`, at, label: `day ${at}`, value, begins })
  expect(drawnPoints([point(1, 100, true), point(2, 110), point(3, 5, true)]).map(({ value }) => value)).toEqual([
    100,
    110,
    null,
    5,
  ])
})
