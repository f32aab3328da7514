import { withoutIgnorable } from './identifier'

/** Letters and digits of a part number in upper case, for comparison: "4512 330a" and "4512-330A" are the same. */
export const normalizePartNumber = (text: string): string =>
  withoutIgnorable(text)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
