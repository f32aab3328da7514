import { crc32, deflateRawSync } from 'node:zlib'

/** An archive of files by their names, as a spreadsheet program writes one. */
export function zipOf(files: Record<string, string>, declare = (bytes: number) => bytes): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(declare(content.length), 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const entry = Buffer.concat([signature(0x04034b50), head, Buffer.from(name), packed])
    // Comment, disk and attributes are empty; then where the file begins.
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), head, rest, Buffer.from(name))
    parts.push(entry)
    offset += entry.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

interface Sheet {
  /** The XML of its rows. */
  rows: string
  isHidden?: boolean
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (...all: [kind: string, target: string][]) =>
  `<Relationships>${all
    .map(([kind, target], index) => `<Relationship Id="r${index}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** The files of a workbook with these sheets, the texts that its cells share, and the codes of its formats. */
export function workbookFiles(
  sheets: readonly Sheet[],
  { strings = [], formats = [] }: { strings?: readonly string[]; formats?: readonly string[] } = {},
): Record<string, string> {
  const named = sheets.map(({ isHidden }, index) => {
    const state = isHidden ? ' state="hidden"' : ''
    return `<sheet name="Sheet${index}" sheetId="${index + 1}"${state} r:id="r${index}"/>`
  })
  const targets = sheets.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index}.xml`])
  const codes = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`)
  return {
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook><workbookPr/><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...targets,
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
    ),
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
}

/** A day as spreadsheets store it: counted from the end of 1899. */
const dayCell = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000

type Cell = string | number | { day: string }

const cellOf = (cell: Cell): string => {
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${cell}</t></is></c>`
  return typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c s="1"><v>${dayCell(cell.day)}</v></c>`
}

/** A workbook with one sheet of texts, numbers and days, each in a cell of its kind. */
export const workbookOf = (rows: readonly (readonly Cell[])[]): Buffer =>
  zipOf(
    workbookFiles([{ rows: rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('') }], {
      formats: ['d. mmm yyyy'],
    }),
  )
