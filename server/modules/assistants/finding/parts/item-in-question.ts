import { normalise } from '../../../../languages/text/normalise'

/** A part as a question names it by its number in a figure: "item 5 in figure 3-2", "item 4 of the radiator figure". */
export interface AskedItem {
  /** Without leading zeros. */
  item: string
  /** Number of the figure. */
  figure?: string
  /** Of the PDF. */
  page?: number
  /** The words of the question beside these, which name the figure where it has no number. */
  words: string
}

/** In the languages of manuals. */
const itemWords =
  'items?|pos(?:ition|icion|icao|izione|itie)?|callout|balloon|repere|poste|particolare|kohta|articulo|elemento'
/** Words that are followed by an item only where a figure is named. */
const looseWords =
  'parts?|piece|pieza|peca|teil|stuk|detalj|osa|numbers?|numero|nummer|nr|no|ref(?:erence|erencia)?|key|number in the figure'
const figureWords =
  'fig(?:ures?|uras?)?|abb(?:ildung)?|bild|plate|drawing|diagram|illustration|picture|lamina|dibujo|ilustracion|planche|tafel|tavola|afbeelding|kuva'
const pageWords = 'pages?|pg|paginas?|seite|side|sida|sivu|pagina'
const ordinal = '(?:number|numero|nummer|no|nr|n)?[.\\u00ba#]*'

const itemPattern = new RegExp(`\\b(?:${itemWords})[.:]?\\s*${ordinal}\\s*#?(\\d{1,3}[a-z]?)(?![\\w]|[-.]\\d)`)
const loosePattern = new RegExp(`(?:\\b(?:${looseWords})[.:]?|#)\\s*(\\d{1,3}[a-z]?)(?![\\w]|[-.]\\d)`)
const figurePattern = new RegExp(
  `\\b(?:${figureWords})\\b[.:]?\\s*${ordinal}\\s*([a-z]?-?\\d+(?:[-.]\\d+)*[a-z]?)(?![\\w])`,
)
const pagePattern = new RegExp(`\\b(?:${pageWords})\\b[.:]?\\s*(\\d{1,4})(?![\\w]|[-.]\\d)`)
const figureNamed = new RegExp(`\\b(?:${figureWords})\\b`)

/** Undefined if the question names no item, or one by a word for numbers in general and no figure. */
export function itemInQuestion(question: string): AskedItem | undefined {
  const text = normalise(question)
  const figure = figurePattern.exec(text)
  const page = pagePattern.exec(text)
  const others = [figure, page].reduce((rest, match) => (match ? rest.replace(match[0], ' ') : rest), text)
  const isPlaced = figure !== null || page !== null || figureNamed.test(text)
  const item = itemPattern.exec(others) ?? (isPlaced ? loosePattern.exec(others) : null)
  if (!item) return undefined
  return {
    item: itemKey(item[1] ?? ''),
    ...(figure && { figure: figureKey(figure[1] ?? '') }),
    ...(page && { page: Number(page[1]) }),
    words: others.replace(item[0], ' ').replace(figureNamed, ' '),
  }
}

/** The number of a figure that a caption begins with: "3-2" of "Fig. 3-2 Radiator". */
export function figureNumberOf(caption: string): string | undefined {
  const text = normalise(caption)
  const found = figurePattern.exec(text)?.[1] ?? /^\s*([a-z]?-?\d+(?:[-.]\d+)*[a-z]?)(?![\w])/.exec(text)?.[1]
  return found === undefined ? undefined : figureKey(found)
}

/** An item as it is compared: "(05)" is 5. */
export const itemKey = (item: string): string =>
  normalise(item)
    .replace(/[^a-z\d]/g, '')
    .replace(/^0+(?=\d)/, '')

const figureKey = (figure: string): string => figure.replace(/\./g, '-').replace(/(?<![a-z\d])0+(?=\d)/g, '')
