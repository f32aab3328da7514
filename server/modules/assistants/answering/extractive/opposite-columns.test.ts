import { describe, expect, it } from 'vitest'
import { chooseOpposite } from './opposite-columns'

describe('chooseOpposite', () => {
  const choose = (prompt: string, ...titles: string[]) =>
    chooseOpposite([...titles.keys()], (column) => titles[column] ?? '', { prompt }).map((column) => titles[column])

  it('chooses with or without', () => {
    expect(choose('oil without a filter?', 'With filter', 'Without filter')).toEqual(['Without filter'])
    expect(choose('oil with the filter?', 'With filter', 'Without filter')).toEqual(['With filter'])
    expect(choose('¿aceite sin filtro?', 'Con filtro', 'Sin filtro')).toEqual(['Sin filtro'])
  })

  it('chooses the minimum or the maximum', () => {
    expect(choose('maximum pressure?', 'Min. (bar)', 'Max. (bar)')).toEqual(['Max. (bar)'])
    expect(choose('the least flow at 210 bar?', 'Flow, new', 'Flow, least')).toEqual(['Flow, least'])
    expect(choose('presión mínima', 'Mín.', 'Máx.')).toEqual(['Mín.'])
  })

  it('does not take minutes for a minimum', () => {
    expect(choose('oil pressure after 5 min?', 'Min. (bar)', 'Max. (bar)')).toHaveLength(2)
    expect(choose('minimum time?', 'Time (min)', 'Min. time')).toEqual(['Min. time'])
  })

  it('leaves all columns if neither is asked for or none has it', () => {
    expect(choose('how much oil?', 'With filter', 'Without filter')).toHaveLength(2)
    expect(choose('how much oil without filter?', 'Front', 'Rear')).toHaveLength(2)
  })
})
