/** Recognizes text in images: Tesseract, as a program of this computer or in WebAssembly. */
export interface Ocr {
  version: string
  /** Tesseract's codes of the languages that it has data for, such as `eng` and `deu`. */
  languages: readonly string[]
  /**
   * Has Tesseract's table of results, a line for each page, block, paragraph, line and word.
   * @param image path of an image, or of a list of them (`.txt`, a path in each line), whose tables follow one another
   * @throws RecognitionFailed because of the image; the signal's reason; Error if Tesseract, its data or the image is missing
   */
  recognize(image: string, request: RecognitionRequest, limits: RecognitionLimits): Promise<string>
  /** Has Tesseract's report on how an image is turned, and on its script. Undefined if the data for it is missing. */
  orientation: ((image: string, dotsPerInch: number, limits: RecognitionLimits) => Promise<string>) | undefined
}

export interface RecognitionRequest {
  /** A code, or several joined by `+`. */
  language: string
  /** Tesseract's page segmentation mode. */
  segmentation: number
  dotsPerInch: number
  /** Adds a line for each symbol of the words, with its sides from the bottom left corner. */
  withSymbols?: boolean
  /** All that can be recognized; everything if undefined. */
  characters?: string
  withoutTables?: boolean
  /** Light writing on dark is not looked for. */
  withoutInverted?: boolean
}

export interface RecognitionLimits {
  timeoutMs: number
  /** Limit of processor time, which other work of the computer does not use up. */
  processorSeconds: number
  memoryMegabytes: number
  signal: AbortSignal
}

/** The image was rejected, or recognizing it ran out of time or memory, or crashed. */
export class RecognitionFailed extends Error {
  override readonly name = 'RecognitionFailed'
}

/** The data for rotation is a file like that of a language, as is that for formulas. */
export const ROTATION_DATA = 'osd'
const noLanguages = new Set([ROTATION_DATA, 'equ'])
const languageCode = /^[a-z]{3}(_\w+)*$/i

export const isLanguage = (name: string): boolean => languageCode.test(name) && !noLanguages.has(name)

/** Of the languages with data, those that are chosen, in their order; all if none are. */
export const chosenAmong = (found: readonly string[], chosen?: readonly string[]): string[] =>
  chosen?.filter((one) => found.includes(one)) ?? [...found]
