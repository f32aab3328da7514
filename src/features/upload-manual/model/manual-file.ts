/** Why a chosen file cannot be uploaded; a key of the texts. */
export type FileMistake = 'notPdf' | 'emptyFile'

const pdfTypes = ['application/pdf', 'application/x-pdf', '']

/** "Only PDF is accepted" (specification, section 5), by name and by type where the system knows it; the server checks the content. */
export function mistakeIn(file: File): FileMistake | undefined {
  if (!/\.pdf$/i.test(file.name) || !pdfTypes.includes(file.type)) return 'notPdf'
  return file.size === 0 ? 'emptyFile' : undefined
}

/** A name for people from a file's: "wl-120_operation.pdf" becomes "wl-120 operation". */
export function nameOfFile({ name }: File): string {
  return name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
