/** The disk, not the PDF, is to blame. */
export class FileNotWritten extends Error {
  constructor(options: ErrorOptions) {
    super('what was read of a page could not be written', options)
  }
}
