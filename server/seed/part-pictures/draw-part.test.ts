import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demonstrationArticles } from '../demonstration-catalogue'
import { drawingFor, drawings, drawPart } from './draw-part'

describe('the pictures of the demonstration’s parts', () => {
  it('each part has a drawing of what it is, and each drawing shows some part', () => {
    const shown = new Map(demonstrationArticles.map(({ description }) => [description, drawingFor(description)]))
    expect([...shown].filter(([, name]) => name === 'carton')).toEqual([])
    expect(new Set<string>([...shown.values(), 'carton'])).toEqual(new Set(Object.keys(drawings)))
  })

  it.each([
    ['Oil filter', 'canister'],
    ['Gasket, rocker cover', 'gasket'],
    ['Oil pipe, filter to cooler', 'pipe'],
    ['Air filter, outer element', 'element'],
    ['Seat belt, 50 mm, retractable', 'seatBelt'],
    ['Drive belt', 'belt'],
    ['Wheel nut M22', 'nut'],
    ['Engine oil 15W-40, 208 L drum', 'drum'],
  ])('%s is shown as %s', (description, name) => expect(drawingFor(description)).toBe(name))

  it('are pictures that can be drawn', async () => {
    for (const name of ['canister', 'bolt', 'fuses'] as const) {
      const { width, height } = await sharp(Buffer.from(drawPart(name))).metadata()
      expect([width, height]).toEqual([480, 480])
    }
  })
})
