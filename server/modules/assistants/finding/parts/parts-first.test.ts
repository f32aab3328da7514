import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { parseQuestion } from '../question/parse-question'
import { coolingParts, partsScope } from '../testing/parts-manual'
import { matchParts } from './match-parts'
import { withParts } from './parts-first'

const ask = (prompt: string, scope = coolingParts) => find({ prompt, conversation: [] }, scope).evidence
const numbers = (prompt: string, scope = coolingParts) =>
  ask(prompt, scope)[0]?.parts?.rows.map(({ part }) => part.number)

describe('the part number of a part', () => {
  it.each([
    ['as it is said', 'what is the part number of the upper radiator hose'],
    ['inverted', 'part number for HOSE, UPPER, RADIATOR'],
    ['in another order', 'part number: radiator hose, upper'],
    ['in the plural', 'which part number have the upper radiator hoses'],
    ['misspelt', 'part number of the uper raditor hose'],
  ])('is found by its description %s', (_, prompt) => {
    expect(numbers(prompt)).toEqual(['4512-330'])
  })

  it('is found where the list abbreviates, and where the question does', () => {
    expect(numbers('part number of the water pump')).toEqual(['4512-500'])
    expect(numbers('what part number is the ball bearing of the water pump')).toEqual(['4512-501'])
    expect(numbers('part number of the ball brg')).toEqual(['4512-501'])
  })

  it('is of the part itself, not of one that is named after it', () => {
    expect(numbers('part number of the radiator')).toEqual(['4512-020'])
    expect(numbers('part number of the clamp of the radiator hose')).toEqual(['4512-118'])
  })

  it('is found whoever asks for it', () => {
    expect(numbers('Henry needs a radiator for it, which part number?')).toEqual(['4512-020'])
  })

  it('is given for each row that fits equally', () => {
    expect(numbers('part number of the radiator hose')).toEqual(['4512-330', '4512-331'])
    expect(numbers('part number of the pump gasket')).toEqual(['4512-502', '4512-503'])
    const pages = ask('part number of the radiator hose').map(({ hit }) => hit.passage.page)
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('is not guessed if the list does not explain what tells parts apart', () => {
    expect(numbers('part number of the turbocharger hose bracket')).toBeUndefined()
    expect(numbers('part number of the alternator')).toBeUndefined()
  })

  it('is that of the list, not of another table that names the part as well', () => {
    const scope = partsScope({
      page: 3,
      figure: 'Fig. 1 Winch',
      parts: [
        { item: 'K1', number: '701-30012', description: 'Winch motor', name: 'winch motor', quantity: '' },
        { item: '6', number: '320-09120', description: 'Winch motor', name: 'winch motor', quantity: '1' },
      ],
    })
    expect(numbers('part number of the winch motor', scope)).toEqual(['320-09120'])
  })

  it('is no matter of a question for something else', () => {
    expect(numbers('how do I replace the upper radiator hose?')).toBeUndefined()
  })
})

describe('a part number in a question', () => {
  it.each(['what is 4512-330', 'what is 4512330?', 'What is part 4512 330'])('says which part it is: %s', (prompt) => {
    const [best] = ask(prompt)
    expect(best?.parts).toMatchObject({ byNumber: true, rows: [{ part: { name: 'upper radiator hose' } }] })
    expect(best).toMatchObject({ decisive: true, hit: { passage: { page: 12 } } })
  })

  it('may have spaces in the list', () => {
    expect(numbers('what is 46001207')).toEqual(['4600 120 7'])
  })

  it('is given with each of its descriptions', () => {
    const [best] = ask('what is 4512-118')
    expect(best?.parts?.rows.map(({ part }) => part.page)).toEqual([12, 20])
  })

  it('is a short figure only after a word that announces it', () => {
    const scope = partsScope({
      page: 3,
      figure: 'Fig. 1 Rests',
      parts: [{ item: '1', number: '3398', description: 'STEADY REST', name: 'steady rest' }],
    })
    expect(numbers('what is part 3398', scope)).toEqual(['3398'])
    expect(numbers('what happens after 3398 hours', scope)).toBeUndefined()
    expect(numbers('what does error code 3398 mean', scope)).toBeUndefined()
  })

  it('is not found in part', () => {
    expect(numbers('what is 4512')).toBeUndefined()
  })
})

describe('a part that is only named in the remark of another one', () => {
  const bucket = partsScope({
    page: 5,
    figure: 'Fig. 2-2 Bucket and teeth',
    parts: [
      { item: '2', number: '831-10440', description: 'Bucket pin', name: 'bucket pin' },
      { item: '5', number: '830-11112', description: 'Tooth', name: 'tooth', remark: 'Pin 830-11115' },
      {
        item: '6',
        number: '830-11200',
        description: 'Edge',
        name: 'edge',
        remark: 'Two bolts 830-11201, from GHT00500',
      },
    ],
  })

  it('is found as that of the other one', () => {
    expect(numbers('part number of the tooth pin', bucket)).toEqual(['830-11115'])
    expect(numbers('part number of the tooth pin for the bucket', bucket)?.[0]).toBe('830-11115')
    expect(numbers('part number of the edge bolts', bucket)).toEqual(['830-11201'])
    expect(numbers('part number of the tooth', bucket)).toEqual(['830-11112'])
    expect(ask('what is 830-11115', bucket)[0]?.parts?.rows.map(({ part }) => part.name)).toEqual(['tooth pin'])
  })

  it('is none where the number is written otherwise, as a serial number is', () => {
    expect(numbers('what is GHT00500', bucket)).toBeUndefined()
  })
})

describe('a large parts list', () => {
  it('is searched without comparing every row', () => {
    const parts = Array.from({ length: 3000 }, (_, index) => ({
      item: `${index + 1}`,
      number: `77${index + 1000}`,
      description: `BOLT, HEX, M${index + 4}`,
      name: `hex bolt, M${index + 4}`,
    }))
    const scope = partsScope({ page: 3, figure: 'Fig. 1 Bolts', parts })
    expect(numbers('part number of the hex bolt M2048', scope)).toEqual(['773044'])
    let checkpoints = 0
    const query = parseQuestion({ prompt: 'part number of the hex bolt', conversation: [] }, scope.vocabulary)
    matchParts(query, scope, () => checkpoints++)
    expect(checkpoints).toBeGreaterThan(6)
    const stopped = () => {
      throw new Error('stopped')
    }
    expect(() => withParts(query, scope, [], stopped)).toThrow('stopped')
  })
})
