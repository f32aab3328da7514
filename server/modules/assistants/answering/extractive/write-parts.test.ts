import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { coolingParts, partsScope } from '../../finding/testing/parts-manual'
import { compose } from './compose'
import { writeAnswer } from './write-answer'

const write = (prompt: string, characters = 2000) =>
  writeAnswer(find({ prompt, conversation: [] }, coolingParts), characters)

describe('an answer from a parts list', () => {
  it('starts with the part number and shows its row', () => {
    const { response } = write('what is the part number of the upper radiator hose')
    expect(response).toMatch(
      /^The part number is 4512-330: hose, upper, radiator \(Fig\. 3-1 Radiator\)\. \[1\]\n\n\| Item \|/,
    )
    expect(response).toContain('| 1 | 4512-330 | HOSE, UPPER, RADIATOR | 1 |')
  })

  it('lists the parts that fit equally, each with its place', () => {
    const { response, excerpts } = write('part number of the radiator hose')
    expect(response.split('\n')).toEqual([
      '2 parts fit: 4512-330, 4512-331.',
      '',
      '- 4512-330: hose, upper, radiator (item 1, Fig. 3-1 Radiator, page 12) [1]',
      '- 4512-331: hose, lower, radiator (item 2, Fig. 3-1 Radiator, page 12) [1]',
    ])
    expect(excerpts).toHaveLength(2)
  })

  it('names the serial ranges that tell them apart, in the language of the question', () => {
    const { response } = write('número de pieza: gasket de la pump')
    expect(response).toContain('4512-502: gasket, pump (SN 1-499, posición 3, Fig. 3-2 Water pump, página 14)')
    expect(response).toMatch(/^2 piezas coinciden:/)
  })

  it('says what a number is, with figure and page', () => {
    const { response } = write('what is 4512-501?')
    expect(response).toMatch(/^4512-501: BRG, ball \(item 2, Fig\. 3-2 Water pump, page 14\)\. \[1\]/)
  })

  it('cites each page on which a part is listed', () => {
    const { response, citations } = compose(find({ prompt: 'what is 4512-118', conversation: [] }, coolingParts))
    expect(response).toContain('page 12) [1]')
    expect(response).toContain('page 20) [2]')
    expect(citations.slice(0, 2).map(({ page }) => page)).toEqual([12, 20])
    expect(citations[0]?.quote).toBe('3 4512-118 CLAMP, HOSE, RADIATOR AR')
  })

  it('has the number of a stock system first if that is asked for, and is found by it', () => {
    const winch = partsScope({
      page: 4,
      figure: 'Fig. 2 Winch',
      parts: [
        {
          ...{ item: '1', number: 'KM-20-114', description: 'SEAL, SHAFT', name: 'shaft seal' },
          remark: 'UOC:B11, NSN 5331-00-415-2207',
        },
        { item: '2', number: 'KM-20-377', description: 'DRUM', name: 'drum' },
      ],
    })
    const partsFor = (prompt: string) => compose(find({ prompt, conversation: [] }, winch)).parts
    const numbersFor = (prompt: string) => partsFor(prompt).map(({ number }) => number)
    expect(numbersFor('NSN of the shaft seal')).toEqual(['5331-00-415-2207', 'KM-20-114'])
    expect(numbersFor('part number of the shaft seal')).toEqual(['KM-20-114'])
    expect(numbersFor('stock number of the drum')).toEqual(['KM-20-377'])
    expect(numbersFor('what is 5331 00 415 2207')).toEqual(['KM-20-114'])
  })

  it('fits its limit', () => {
    expect(write('part number of the radiator hose', 60).response.length).toBeLessThanOrEqual(60)
  })
})
