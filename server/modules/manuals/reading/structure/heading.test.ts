import { describe, expect, it } from 'vitest'
import { type TypedOptions, typedRows } from '../testing/typed-page'
import { headingLevel } from './heading'
import { toLine } from './line'

const style = { bodySize: 10, bodyBold: false }
const body = 'The oil must be warm before it is drained from the sump.'

const level = (text: string, options: TypedOptions = {}, below = body) => {
  const lines = typedRows([text, '', below], options).map((row, index, rows) => toLine(row, rows[index - 1]))
  const [line, next] = lines
  return line && headingLevel(line, next, style)
}

describe('headingLevel', () => {
  it('ranks chapters first and follows the depth of the numbering', () => {
    expect(level('CHAPTER 3 HYDRAULICS')).toBe(1)
    expect(level('3.2 Oil change', { bold: /3\.2/ })).toBe(3)
    expect(level('3.2.1 Draining', { bold: /3\.2/ })).toBe(4)
    expect(level('3-12. FILTER REPLACEMENT')).toBe(3)
  })

  it('recognizes a heading by size, weight or capitals', () => {
    expect(level('Before you start', { large: /start/ })).toBe(3)
    expect(level('Before you start', { bold: /start/ })).toBe(7)
    expect(level('BEFORE YOU START')).toBe(6)
  })

  it('returns the lowest level for a table caption', () => {
    expect(level('Table 4-2. Tightening torques')).toBe(8)
  })

  it.each([
    ['Kapittel 4 Hydraulikk', 1],
    ['Luku 2 Moottori', 1],
    ['Liite B Kytkentäkaaviot', 1],
    ['Hoofdstuk 3 Onderhoud', 1],
    ['Tableau 4 : couples de serrage', 8],
    ['Tabela 7 – Dimensões', 8],
    ['Taulukko 2-1. Kiristysmomentit', 8],
    ['KUVA 3. LETKUT', 5],
    ['FIGUUR 3. SLANGEN', 5],
  ])('knows the words of eleven languages: %s', (text, expected) => {
    expect(level(text)).toBe(expected)
  })

  it('takes no other words for a chapter or a caption', () => {
    const texts = ['Table of contents follows on the next page', 'Part of the oil stays in', 'Figures of the loader']
    expect(texts.map((text) => level(text))).toEqual([undefined, undefined, undefined])
  })

  it('rejects sentences, notices, figure callouts and steps', () => {
    expect(level(body)).toBeUndefined()
    expect(level('Stop the engine.', { bold: /Stop/ })).toBe(7)
    expect(level('Stop the engine. Take out the key', { bold: /Stop/ })).toBeUndefined()
    expect(level('WARNING', { bold: /WARN/ })).toBeUndefined()
    expect(level('LIFT CYLINDER', {}, '14')).toBeUndefined()
    expect(level('1. Open the tap', {})).toBeUndefined()
    expect(level('part. Adjust the stops', { bold: /part/ })).toBeUndefined()
  })

  it('distinguishes a numbered section above its steps from a step above the next one', () => {
    expect(level('4.4 Parking brake', { bold: /Parking/ }, '1. Chock the wheels.')).toBe(3)
    expect(level('1. Chock the wheels', { bold: /Chock/ }, '2. Loosen the cable.')).toBeUndefined()
  })

  it('rejects the signal word NOTICE', () => {
    expect(level('NOTICE', { bold: /NOTICE/ })).toBeUndefined()
  })
})
