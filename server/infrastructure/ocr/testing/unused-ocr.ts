import type { Ocr } from '../ocr'

/** Stands in where nothing is to be recognized. */
export const unusedOcr: Ocr = {
  version: '5.5.0',
  languages: ['eng'],
  recognize: () => Promise.reject(new Error('nothing is recognized in this test')),
  orientation: undefined,
}
