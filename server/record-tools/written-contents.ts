import { inLanguage, listFor } from './asker-text'
import type { Asker } from './record-tool'

/** A part of a set that is sold as one. */
export interface Content {
  partNumber: string
  description: string
  quantity: number
  /** How many of it can be sold. */
  available: number
}

/** The parts of a set, and for how many of it they are in stock or what is missing for one. */
export function writeContents(contents: readonly Content[], asker: Asker): string {
  const parts = contents.map(({ quantity, ...part }) => `${quantity} × ${nameOf(part)}`)
  const missing = contents.flatMap(({ quantity, available, ...part }) =>
    available < quantity ? [`${quantity - Math.max(available, 0)} × ${nameOf(part)}`] : [],
  )
  const count = Math.min(...contents.map(({ quantity, available }) => Math.floor(available / quantity)))
  if (contents.length === 0) return ''
  const stock =
    missing.length > 0
      ? { en: `missing in stock: ${listFor(missing, asker)}`, es: `faltan en existencias: ${listFor(missing, asker)}` }
      : {
          en: `all in stock, enough for ${count} ${count === 1 ? 'set' : 'sets'}`,
          es: `todo en existencias, suficiente para ${count} ${count === 1 ? 'juego' : 'juegos'}`,
        }
  return `${listFor(parts, asker)}; ${inLanguage(stock, asker)}`
}

const nameOf = ({ partNumber, description }: Pick<Content, 'partNumber' | 'description'>): string =>
  description ? `${description} (${partNumber})` : partNumber
