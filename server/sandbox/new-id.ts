import { randomInt } from 'node:crypto'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id as the provider's: what it names, and letters and digits that nobody guesses. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`
