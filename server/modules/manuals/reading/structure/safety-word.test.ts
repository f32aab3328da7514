import { describe, expect, it } from 'vitest'
import { isNote, isNotice, safetyLevel } from './safety-word'

describe('safetyLevel', () => {
  it.each([
    ['WARNING', 'WARNING', true],
    ['Caution:', 'CAUTION', true],
    ['⚠ DANGER!', 'DANGER', true],
    ['CAUTION! Let the oil cool.', 'CAUTION', false],
    ['ADVERTENCIA', 'WARNING', true],
    ['PELIGRO: alta tensión', 'DANGER', false],
    ['VORSICHT', 'CAUTION', true],
    ['AVERTISSEMENT', 'WARNING', true],
    ['PERIGO: alta tensão', 'DANGER', false],
    ['Atenção!', 'CAUTION', true],
    ['WAARSCHUWING', 'WARNING', true],
    ['Försiktighet', 'CAUTION', true],
    ['VAARA', 'DANGER', true],
  ] as const)('%s', (text, level, alone) => {
    expect(safetyLevel(text)).toEqual({ level, alone })
  })

  it('ignores the word within a sentence', () => {
    for (const text of [
      'Warning lamps are on the dash.',
      'The caution plate is yellow.',
      'Danger zone',
      'Fare paid in advance',
    ]) {
      expect(safetyLevel(text)).toBeUndefined()
    }
  })
})

describe('isNote', () => {
  it('distinguishes a note from a sentence about notes', () => {
    expect([isNote('NOTE'), isNote('Note: Use both.'), isNote('Hinweis:'), isNote('Remarque :')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['Viktig:', 'HUOM!', 'Let op:', 'Anmerkung:', 'OBS!', 'Wichtig'].filter((text) => !isNote(text))).toEqual([])
    expect(isNote('Notes are kept in the cab.')).toBe(false)
  })
})

describe('isNotice', () => {
  it('knows the signal word of every language, alone on its line', () => {
    const words = ['NOTICE', 'AVISO', 'AVIS', 'HINWEIS', 'AVVISO', 'LET OP!', 'OBS!', 'HUOMAUTUS', 'BEMÆRK', 'MERK']
    expect(words.filter((word) => !isNotice(word))).toEqual([])
    expect(isNotice('Notice the mark on the gauge.')).toBe(false)
  })
})
