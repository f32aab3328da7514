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
/** Behind them the phrases of the grammar say what it is, or it is what a meter shows. */
const isNoun = /^(?:kits?|services?|checks?|inspections?|maintenance|meters?|readings?|marks?)$/

/** "The 500 hour", "las 500 horas", "el kit de 1000 horas"; but not "more than 500 hours", which a meter shows. */
export function intervalAt(words: readonly string[], position: number): NamedInterval | undefined {
  const isNamedAt = (at: number) => isFigure.test(words[at] ?? '') && isUnit.test(words[at + 1] ?? '')
  if (/^kits?$/.test(words[position] ?? '') && words[position + 1] === 'de') {
    const figureAt = position + (words[position + 2] === 'las' ? 3 : 2)
    return isNamedAt(figureAt) ? { figureAt, length: figureAt + 2 - position, isKit: true } : undefined
  }
  if (!isNamedAt(position) || isNoun.test(words[position + 2] ?? '')) return undefined
  const before = words.slice(Math.max(0, position - 3), position).join(' ')
  return isNaming.some((one) => one.test(before)) ? { figureAt: position, length: 2, isKit: false } : undefined
}

const isNaming: readonly RegExp[] = [
  /(?:^| )(?:the|our|its|next|last)$/,
  /(?:^| )(?:el|la|los|las|servicio|mantenimiento|revision) de$/,
  /^(?!.*(?:mas|menos) de las$)(?:.* )?las$/,
]
