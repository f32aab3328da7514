/** Where a service or its kit is called after its interval. */
export interface NamedInterval {
  /** The position of its figure. */
  figureAt: number
  /** How many words it takes. */
  length: number
  isKit: boolean
}

const isUnit = /^(?:h|hrs?|hour|horas?)$/
const isFigure = /^\d{2,5}$/
/** Behind anything else, it is what a meter shows, or a word says what it is: "the 500 h kit". */
const isBehind = /^(?:|one|on|for|of|in|is|due|come|next|de|del|para|a|al|en|y|and|que)$/
/** "Past the 5000 hour", and what is done "at the 500 hour" is in a manual. */
const isOfMeter = /(?:^| )(?:pass(?:ed)?|past|reach(?:ed)?|over|at|paso|pasado|alcanzo) /

/** "The 500 hour", "las 500 horas", "el kit de 1000 horas"; but not "more than 500 hours", which a meter shows. */
export function intervalAt(words: readonly string[], position: number): NamedInterval | undefined {
  const isNamedAt = (at: number) => isFigure.test(words[at] ?? '') && isUnit.test(words[at + 1] ?? '')
  if (/^kits?$/.test(words[position] ?? '') && words[position + 1] === 'de') {
    const figureAt = position + (words[position + 2] === 'las' ? 3 : 2)
    return isNamedAt(figureAt) ? { figureAt, length: figureAt + 2 - position, isKit: true } : undefined
  }
  // "The 500 kit", "the 500 hr kit"
  const isOne = /^(?:the|a|el|un|del|al)$/.test(words[position - 1] ?? '')
  if (isOne && isFigure.test(words[position] ?? '') && words[position + 1] === 'kit')
    return { figureAt: position, length: 2, isKit: true }
  if (isNamedAt(position) && /^kits?$/.test(words[position + 2] ?? ''))
    return { figureAt: position, length: 3, isKit: true }
  if (!isNamedAt(position) || !isBehind.test(words[position + 2] ?? '')) return undefined
  const before = words.slice(Math.max(0, position - 3), position).join(' ')
  if (isOfMeter.test(before)) return undefined
  return isNaming.some((one) => one.test(before)) ? { figureAt: position, length: 2, isKit: false } : undefined
}

const isNaming: readonly RegExp[] = [
  /(?:^| )(?:the|our|its|next|last)$/,
  /(?:^| )(?:el|la|los|las|servicio|mantenimiento|revision) de$/,
  /^(?!.*(?:mas|menos) de las$)(?:.* )?las$/,
]
