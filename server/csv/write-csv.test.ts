import { describe, expect, it } from 'vitest'
import { csvLine, withoutApostrophe } from './write-csv'

describe('a line of a table', () => {
  it('has each cell quoted and ends by CRLF (RFC 4180)', () => {
    expect(csvLine(['a', '', '1.5'])).toBe('"a","","1.5"\r\n')
  })

  it('keeps quotes, commas and line breaks inside of their cell', () => {
    expect(csvLine(['It says "13.5",\nnot 14'])).toBe('"It says ""13.5"",\nnot 14"\r\n')
  })

  it.each(['=1+1', '+1', '-A1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
    'makes %j text, which a spreadsheet would run, and back',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`)
      expect(withoutApostrophe(`'${text}`)).toBe(text)
    },
  )

  it.each(['a=b', "'tis", "O'Neill", '', '-12.50'])('leaves %j alone', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`)
    expect(withoutApostrophe(text)).toBe(text)
  })
})
