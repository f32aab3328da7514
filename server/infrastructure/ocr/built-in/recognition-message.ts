import type { RecognitionRequest } from '../ocr'

/** The data of a language, which may be compressed (gzip). */
export interface LanguageFile {
  code: string
  path: string
}

/** What the process is asked to do with an image; without a request, to report how it is turned. */
export interface RecognitionTask {
  image: string
  languages: readonly LanguageFile[]
  dotsPerInch: number
  request?: RecognitionRequest
  processorSeconds: number
}

/** `memory` is what the process occupies, in MB. */
export type RecognitionReply =
  | { kind: 'ready' }
  | { kind: 'recognized'; text: string; memory: number }
  | { kind: 'rejected'; memory: number }
  | { kind: 'missing'; message: string; memory: number }
