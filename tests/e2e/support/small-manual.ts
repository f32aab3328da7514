import PDFDocument from 'pdfkit'

const chapters = [
  ['Safety', 'Keep hands away from the auger while the engine runs.'],
  ['Daily checks', 'Look at the auger teeth and the shear bolt every morning.'],
  ['Starting', 'Turn the key to ON, wait for the lamp, then press START.'],
  ['Auger', 'The shear bolt of the auger breaks at 640 Nm. Use only bolt 77-4410.'],
  ['Storage', 'Wash the machine and grease all points before the winter.'],
] as const

/** The manual of a machine that nobody has heard of: five pages of plain text, a chapter each. */
export function smallManual(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 72 })
  for (const [index, [title, text]] of chapters.entries()) {
    if (index > 0) document.addPage()
    document
      .font('Helvetica-Bold')
      .fontSize(20)
      .text(`${index + 1} ${title}`)
      .moveDown()
    document.font('Helvetica').fontSize(12).text(text)
  }
  document.end()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk) => chunks.push(chunk))
    document.on('error', reject)
    document.on('end', () => resolve(Buffer.concat(chunks)))
  })
}
