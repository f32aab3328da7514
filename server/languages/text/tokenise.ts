import { normalise } from './normalise'
import { unitOf } from './unit'

const tokenPattern = /(?<![\p{L}\p{N}])\.\d+|[\p{L}\p{N}]+(?:[-./,'#][\p{L}\p{N}]+)*|[°%]/gu
const number = /^\d+(?:[.,]\d+)*$/
const fraction = /^\d+\/\d+$/
const numberWithLetters = /^(\d+(?:[.,]\d+)?)([a-z]{1,12})$/
const negatedVerb = /^[a-z]+n't$/

/**
 * The index terms of a text, in order. Part numbers yield the whole without hyphens and the parts ("ec-2169": ec2169, ec,
 * 2169), figures have no thousands separators ("1,500": 1500), units have one canonical name ("400V": 400, volt).
 */
export function tokenise(text: string): string[] {
  const words: string[] = []
  let followsNumber = false
  for (const [piece] of normalise(text).matchAll(tokenPattern)) {
    const before = words.length
    addPiece(words, piece, followsNumber)
    if (words.length > before) followsNumber = /\d$/.test(words[before] ?? '') && !/[a-z]/.test(words[before] ?? '')
  }
  return words
}

function addPiece(words: string[], piece: string, followsNumber: boolean): void {
  if (piece === '%') words.push('percent')
  else if (piece === '°') words.push('degree')
  else if (piece.startsWith('.')) words.push(`0${piece}`)
  else if (number.test(piece)) addNumber(words, piece)
  else if (fraction.test(piece)) words.push(piece)
  else if (/^[\p{L}\p{N}]+$/u.test(piece)) addWord(words, piece, followsNumber)
  else addCompound(words, piece)
}

/** Decimal commas become points; three digits after a separator may be thousands, so both readings are added. */
function addNumber(words: string[], piece: string): void {
  const decimal = piece.replace(/,/g, '.')
  const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(piece)
  if (!thousands || !piece.includes(',')) words.push(decimal)
  if (thousands) words.push(piece.replace(/[.,]/g, ''))
}

function addWord(words: string[], word: string, followsNumber: boolean): void {
  const numberAndUnit = numberWithLetters.exec(word)
  const unit = numberAndUnit?.[2] ? unitOf(numberAndUnit[2], true) : undefined
  if (numberAndUnit?.[1] && unit) {
    addNumber(words, numberAndUnit[1])
    words.push(unit)
  } else words.push(unitOf(word, followsNumber) ?? word)
}

/** "Won't" is written "wont" as well, and "can't" is not "can". */
function addCompound(words: string[], piece: string): void {
  if (negatedVerb.test(piece)) {
    words.push(piece.replace("'", ''))
    return
  }
  const parts = piece.split(/[-./,'#]/)
  const numberAndUnit = numberWithLetters.exec(piece)
  if (numberAndUnit) {
    addWord(words, piece, false)
    return
  }
  if (!piece.includes("'") && !piece.includes(',')) {
    const joined = parts.join('')
    if (joined.length <= 32 && (/\d/.test(joined) || piece.includes('-') || parts.every((part) => part.length === 1)))
      words.push(joined)
  }
  let followsNumber = false
  for (const part of piece.includes('/') ? piece.split(/[-/']/) : parts) {
    if (part.length > 1 || /\d/.test(part)) addPiece(words, part, followsNumber)
    followsNumber = number.test(part)
  }
}
