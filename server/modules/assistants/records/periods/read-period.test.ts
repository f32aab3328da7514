import { describe, expect, it } from 'vitest'
import { day } from '../../../../domain/day'
import type { Language } from '../../../../domain/text'
import { tokensOf } from '../words/tokens'
import { periodTableOf } from './period-table'
import { readPeriod } from './read-period'

const read = (text: string, language: Language, isDayFirst = false) => {
  const words = tokensOf(text).map(({ word }) => word)
  const found = readPeriod(words, 0, periodTableOf(language), { today: day('2026-11-28'), isDayFirst })
  return found && { ...found.period, isWhole: found.length === words.length }
}

describe('a period', () => {
  it.each([
    ['yesterday', '2026-11-27', '2026-11-27'],
    ['the day before yesterday', '2026-11-26', '2026-11-26'],
    ['this morning', '2026-11-28', '2026-11-28'],
    ['last night', '2026-11-27', '2026-11-27'],
    ['since yesterday morning', '2026-11-27', undefined],
    ['mid november', '2026-11-11', '2026-11-20'],
    ['since the middle of november', '2026-11-11', undefined],
    ['late october', '2026-10-21', '2026-10-31'],
    ['this week', '2026-11-23', '2026-11-29'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['this quarter', '2026-10-01', '2026-12-31'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['the last 30 days', '2026-10-30', '2026-11-28'],
    ['in the past two weeks', '2026-11-15', '2026-11-28'],
    ['the next 2 weeks', '2026-11-28', '2026-12-12'],
    ['in october', '2026-10-01', '2026-10-31'],
    ['in december', '2025-12-01', '2025-12-31'],
    ['last november', '2025-11-01', '2025-11-30'],
    ['in may', '2026-05-01', '2026-05-31'],
    ['in 2025', '2025-01-01', '2025-12-31'],
    ['in february 2024', '2024-02-01', '2024-02-29'],
    ['on october 12', '2026-10-12', '2026-10-12'],
    ['12 december', '2025-12-12', '2025-12-12'],
    ['on the 26th', '2026-11-26', '2026-11-26'],
    ['from the 31st', '2026-10-31', '2026-10-31'],
    ['on 10/12/2026', '2026-10-12', '2026-10-12'],
    ['2026-10-12', '2026-10-12', '2026-10-12'],
    ['last friday', '2026-11-27', '2026-11-27'],
    ['on monday', '2026-11-23', '2026-11-23'],
    ['3 weeks ago', '2026-11-02', '2026-11-08'],
    ['two days ago', '2026-11-26', '2026-11-26'],
    ['since june', '2026-06-01', undefined],
    ['since 3 days ago', '2026-11-25', undefined],
    ['before october', undefined, '2026-09-30'],
    ['until october', undefined, '2026-10-31'],
    ['after october 15', '2026-10-16', undefined],
    ['between september and october', '2026-09-01', '2026-10-31'],
    ['from october 1 to november 15', '2026-10-01', '2026-11-15'],
    ['between 1 and 15 october', '2026-10-01', '2026-10-15'],
    ['between the 1st and the 15th of october', '2026-10-01', '2026-10-15'],
    ['from october 1 to 15', '2026-10-01', '2026-10-15'],
    ['october 1 to 15', '2026-10-01', '2026-10-15'],
    ['from 3 to 5 march 2025', '2025-03-03', '2025-03-05'],
    ['between december 20 and 31', '2025-12-20', '2025-12-31'],
    ['between october and january', '2025-10-01', '2026-01-31'],
    ['from november to march', '2025-11-01', '2026-03-31'],
    ['from november 2026 to march', '2026-11-01', '2027-03-31'],
    ['august to october', '2026-08-01', '2026-10-31'],
    ['from monday to wednesday', '2026-11-23', '2026-11-25'],
    ['from friday to monday', '2026-11-20', '2026-11-23'],
    ['in q3', '2026-07-01', '2026-09-30'],
    ['last summer', '2026-06-01', '2026-08-31'],
    ['the first quarter of 2025', '2025-01-01', '2025-03-31'],
  ])('%s', (text, from, to) => {
    expect(read(text, 'en')).toEqual({ from, to, isWhole: true })
  })

  it.each([
    ['ayer', '2026-11-27', '2026-11-27'],
    ['anteayer', '2026-11-26', '2026-11-26'],
    ['esta mañana', '2026-11-28', '2026-11-28'],
    ['mañana por la mañana', '2026-11-29', '2026-11-29'],
    ['desde ayer por la tarde', '2026-11-27', undefined],
    ['a mediados de noviembre', '2026-11-11', '2026-11-20'],
    ['a finales de octubre', '2026-10-21', '2026-10-31'],
    ['la semana pasada', '2026-11-16', '2026-11-22'],
    ['el mes pasado', '2026-10-01', '2026-10-31'],
    ['este año', '2026-01-01', '2026-12-31'],
    ['el mes que viene', '2026-12-01', '2026-12-31'],
    ['en los últimos 3 meses', '2026-08-29', '2026-11-28'],
    ['hace dos semanas', '2026-11-09', '2026-11-15'],
    ['en octubre', '2026-10-01', '2026-10-31'],
    ['desde junio', '2026-06-01', undefined],
    ['desde el 12 de octubre de 2025', '2025-10-12', undefined],
    ['del 1 de octubre al 15 de noviembre', '2026-10-01', '2026-11-15'],
    ['del 1 al 15 de octubre', '2026-10-01', '2026-10-15'],
    ['entre el 1 y el 15 de octubre', '2026-10-01', '2026-10-15'],
    ['desde el 1 de octubre hasta el 15', '2026-10-01', '2026-10-15'],
    ['de noviembre a marzo', '2025-11-01', '2026-03-31'],
    ['el primer trimestre de 2026', '2026-01-01', '2026-03-31'],
    ['el año 2025', '2025-01-01', '2025-12-31'],
  ])('%s', (text, from, to) => {
    expect(read(text, 'es', true)).toEqual({ from, to, isWhole: true })
  })

  it('has the day first where the region writes it so', () => {
    expect(read('3/10/2026', 'en', true)).toMatchObject({ from: '2026-10-03' })
  })

  it.each([
    'may',
    'last order',
    'next service',
    'from northfield',
    'between services',
    '2026',
    'in the shop',
    '31/31',
    'between 1 and 15 hours',
    '1 to 15',
  ])('is none: %s', (text) => {
    expect(read(text, 'en')).toBeUndefined()
  })
})
