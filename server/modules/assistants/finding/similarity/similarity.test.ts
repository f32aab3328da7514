import { describe, expect, it } from 'vitest'
import { decodeInto, encodeVector } from '../../embedding/fixed-point'
import { buildManualIndex } from '../retrieving/manual-index'
import { manualBuilder } from '../testing/manual-builder'
import { type EmbeddedManual, rankBySimilarity } from './similarity'

const unit = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180))

/** A manual with a page for each vector, given by its angle to the question; undefined if it has none. */
function embedded(angles: (number | undefined)[], change = manualBuilder('m', 'M')): EmbeddedManual {
  for (const _ of angles)
    change.text(change.passages.length + 1, [], 'The boom is lowered to the ground before work begins.')
  const documents = angles.flatMap((angle, document) => (angle === undefined ? [] : [document]))
  const values = new Int16Array(documents.length * 2)
  for (const [position, document] of documents.entries())
    decodeInto(values, position * 2, encodeVector(unit(angles[document] ?? 0)))
  return { index: buildManualIndex(change.passages), vectors: { dimensions: 2, documents, values } }
}

const rank = (manuals: EmbeddedManual[], vector = unit(0)) => rankBySimilarity(manuals, { vector, language: 'en' })
const pages = (...rankings: Parameters<typeof rank>) => rank(...rankings).hits.map(({ passage }) => passage.page)

describe('passages', () => {
  it('are ranked by the cosine of their vectors, over all manuals', () => {
    expect(pages([embedded([80, 10, 45])])).toEqual([2, 3, 1])
    const both = rank([embedded([80, 10]), embedded([45], manualBuilder('n', 'N'))])
    expect(both.hits.map(({ passage: { manualId, page } }) => `${manualId}${page}`)).toEqual(['m2', 'n1', 'm1'])
  })

  it('without a vector are left out, as are tables of contents', () => {
    expect(pages([embedded([80, undefined, 10])])).toEqual([3, 1])
    const contents = manualBuilder('m', 'M').contents(1, 'Boom 2')
    const manual = embedded([20, 30], contents)
    expect(pages([manual])).toEqual([2])
  })

  it('of another dimension than the question are not compared', () => {
    expect(rank([embedded([10, 20])], Float32Array.of(1, 0, 0))).toEqual({ hits: [], isDistinct: false })
  })

  it('are at most 60', () => {
    expect(pages([embedded(Array.from({ length: 100 }, (_, angle) => angle))])).toHaveLength(60)
  })
})

describe('the most similar passage is distinct', () => {
  const evenly = Array.from({ length: 40 }, (_, position) => 60 + (position % 10))

  it.each([
    ['far above all others', [...evenly, 5], true],
    ['if it is the best of many alike', evenly, false],
    ['if it is one of many as good', [...Array(20).fill(5), ...evenly], false],
    ['if all are the same', Array(20).fill(30), false],
    ['if it is one of two', [5, 80], false],
    ['if there is none', [], false],
  ])('%s: %#', (_, angles, isDistinct) => {
    expect(rank([embedded(angles)]).isDistinct).toBe(isDistinct)
  })
})
