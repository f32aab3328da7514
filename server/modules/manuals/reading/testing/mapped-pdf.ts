import { pdfOfObjects } from './hostile-pdf'

interface MappedText {
  /** Printed in Helvetica, one line each. */
  lines: readonly string[]
  /** The code point that the font's map has for a printed character. */
  codeOf: (character: string) => number
}

/** A PDF of one page whose font declares other characters than it draws, as fonts of some programs do. */
export function mappedPdf({ lines, codeOf }: MappedText): Buffer {
  const characters = [...new Set(lines.join(''))].filter((character) => character !== ' ')
  const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')
  const entries = characters.map((one) => `<${hex(one.charCodeAt(0), 2)}> <${hex(codeOf(one), 4)}>`)
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange
${entries.length} beginbfchar
${entries.join('\n')}
endbfchar endcmap end end`
  const text = lines.map((line) => `(${line}) Tj 0 -16 Td`).join('\n')
  const stream = (content: string) => Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  return pdfOfObjects([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [5 0 R] /Count 1 >>'),
    stream(`BT /F1 11 Tf 72 600 Td\n${text}\nET`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    ),
    stream(map),
  ])
}
