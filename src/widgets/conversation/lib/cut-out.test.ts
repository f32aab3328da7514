import { describe, expect, it } from 'vitest'
import { type Cut, cutsOf, fadesOf, scrollStart } from './cut-out'

const cited = { quote: 'Engine oil 13.5', heading: 'Capacities' as string | null }
const round = (value: number) => Math.round(value * 1000) / 1000
/** Left, top, right, bottom. */
const edges = ({ left, top, width, height }: Cut) => [left, top, left + width, top + height].map(round)
const cut = (changes: Omit<Parameters<typeof cutsOf>[0], 'quote' | 'heading'> & { quote?: string }) =>
  cutsOf({ ...cited, ...changes }).map(edges)

describe('cutsOf', () => {
  it.each<[what: string, Parameters<typeof cut>[0], pieces: number[][]]>([
    [
      'a short passage as a whole',
      { boxes: [[0.1, 0.5, 0.4, 0.52]], around: [0.1, 0.45, 0.9, 0.6] },
      [[0.08, 0.444, 0.92, 0.606]],
    ],
    [
      'a line of a long passage with what stands around it, over the whole column',
      { boxes: [[0.1, 0.5, 0.3, 0.52]], around: [0.1, 0.3, 0.48, 0.8] },
      [[0.08, 0.444, 0.5, 0.576]],
    ],
    [
      'its first line not beyond the passage',
      { boxes: [[0.1, 0.3, 0.3, 0.32]], around: [0.1, 0.3, 0.48, 0.8] },
      [[0.08, 0.294, 0.5, 0.426]],
    ],
    [
      'few words without bounds not too narrow, even at the edge of the page',
      { boxes: [[0.8, 0.97, 0.95, 0.99]] },
      [[0.6, 0.874, 1, 1]],
    ],
    [
      'a row together with its column titles',
      { boxes: [[0.1, 0.38, 0.9, 0.4]], around: [0.1, 0.25, 0.9, 0.7], column_titles: [0.1, 0.25, 0.9, 0.27] },
      [[0.08, 0.244, 0.92, 0.406]],
    ],
    [
      'column titles far above by themselves',
      { boxes: [[0.1, 0.6, 0.9, 0.62]], around: [0.1, 0.25, 0.9, 0.7], column_titles: [0.1, 0.25, 0.9, 0.27] },
      [
        [0.08, 0.244, 0.92, 0.276],
        [0.08, 0.579, 0.92, 0.641],
      ],
    ],
    [
      'no titles that are beside the row, as on a turned page',
      { boxes: [[0.1, 0.38, 0.5, 0.4]], around: [0.1, 0.25, 0.9, 0.7], column_titles: [0.05, 0.25, 0.08, 0.7] },
      [[0.03, 0.324, 0.92, 0.456]],
    ],
    [
      'what is below a title, to the other margin',
      { quote: '3.3 CAPACITIES', boxes: [[0.1, 0.1, 0.2, 0.12]], around: [0.1, 0.1, 0.2, 0.12] },
      [[0.08, 0.094, 0.92, 0.406]],
    ],
    [
      'a title at the foot of the page',
      { quote: 'Capacities', boxes: [[0.1, 0.9, 0.2, 0.92]] },
      [[0.08, 0.894, 0.92, 1]],
    ],
    [
      'of boxes that are far apart the first ones, and no half box',
      {
        boxes: [
          [0.1, 0.5, 0.4, 0.52],
          [0.1, 0.525, 0.4, 0.54],
          [0.6, 0.02, 0.9, 0.04],
          [0.1, 0.567, 0.9, 0.99],
        ],
        around: [0.1, 0.02, 0.9, 0.99],
      },
      [[0.08, 0.454, 0.48, 0.567]],
    ],
    ['a box that is higher than the limit', { boxes: [[0.1, 0.2, 0.9, 0.8]] }, [[0.08, 0.194, 0.92, 0.806]]],
    ['nothing without a box', { boxes: [] }, []],
  ])('shows %s', (_, given, pieces) => {
    expect(cut(given)).toEqual(pieces)
  })
})

describe('fadesOf', () => {
  const piece = { left: 0.1, width: 0.8, top: 0.4, height: 0.2 }
  it.each([
    ['between other lines', [[0.1, 0.45, 0.9, 0.5]], { above: true, below: true }],
    ['at the upper edge', [[0.1, 0.406, 0.9, 0.45]], { above: false, below: true }],
    ['at the lower edge', [[0.1, 0.5, 0.9, 0.594]], { above: true, below: false }],
    ['elsewhere, as of column titles', [[0.1, 0.7, 0.9, 0.8]], { above: false, below: false }],
  ])('of a piece with a box %s', (_, boxes, fades) => {
    expect(fadesOf(piece, boxes)).toEqual(fades)
  })
})

describe('scrollStart', () => {
  const piece = { left: 0, width: 1, top: 0.4, height: 0.2 }
  it.each([
    ['at the left', [0.1, 0.3], 0],
    ['at the right, which is brought into view', [0.6, 0.8], 320],
    ['wider than the room, which is seen from its start', [0.2, 0.9], 180],
  ])('of a box %s', (_, [from = 0, to = 1], start) => {
    const scrolled = scrollStart(piece, [[from, 0.5, to, 0.52]], { shown: 500, whole: 1000 })
    expect(Math.round(scrolled)).toBe(start)
  })
})
