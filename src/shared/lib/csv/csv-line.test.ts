import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line'

describe('csvLine', () => {
  it('quotes text, with what would end a cell or a line in it', () => {
    expect(csvLine(['a,b;c', 'He said "no"', 'two\nlines', ''])).toBe('"a,b;c","He said ""no""","two\nlines",""\r\n')
  })

  it.each(['=1+1', '+1', '-GHT 1', '@SUM(A1)', '\t=1', '＝1'])('marks %j, which would run, as text', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  })

  it('leaves numbers as they are, negative ones too, with the decimals that an amount is written with', () => {
    expect(csvLine([-12.5, 0, '-12.50'])).toBe('-12.5,0,"-12.50"\r\n')
  })
})
