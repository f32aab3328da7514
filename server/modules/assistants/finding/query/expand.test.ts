import { describe, expect, it } from 'vitest'
import { isTradeWord, synonymsOf } from './expand'

const names = (...words: string[]) =>
  synonymsOf(words).flatMap(({ phrases }) => phrases.map((phrase) => phrase.join(' ')))

describe('synonymsOf', () => {
  it('knows what mechanics call the same thing', () => {
    expect(names('earth')).toContain('ground')
    expect(names('lead')).toContain('cable')
    expect(names('gearbox')).toContain('transmission')
  })

  it('recognises a phrase before the words inside it', () => {
    expect(synonymsOf(['the', 'big', 'end', 'bolts'])[0]).toMatchObject({ positions: [1, 2] })
    expect(names('big', 'end')).toContain('connecting rod')
  })

  it('leads from one language to another', () => {
    expect(names('guarantee')).toContain('garantia')
    expect(names('keilriemen')).toContain('belt')
  })

  it('recognises plural forms', () => {
    expect(names('bolts')).toContain('screw')
    expect(isTradeWord('gaskets')).toBe(true)
  })

  it('says nothing of words that it does not know', () => {
    expect(names('yesterday')).toEqual([])
    expect(isTradeWord('yesterday')).toBe(false)
  })

  it('lets an article or a pronoun stand inside a phrase: "switch it off"', () => {
    const [found] = synonymsOf(['switch', 'it', 'off'])
    expect(found?.positions).toEqual([0, 2])
    expect(found?.phrases).toContainEqual(['shut', 'down'])
  })

  it('takes a word for what it says before it takes it for a form of another', () => {
    const names = synonymsOf(['refrigerant']).flatMap(({ phrases }) => phrases.map((phrase) => phrase.join(' ')))
    expect(names).not.toContain('coolant')
  })
})
