import type { PageText } from '../extract/page-text'
import { looksLikePartNumber } from '../parts/part-number'

/** What parts catalogues call their lists, in the languages of manuals. */
const partsList = new RegExp(
  `(?<!\\p{L})(?:${[
    ...['parts? (?:list|catalogu?e|breakdown|identification)', '(?:repair|spare|service|replacement) parts'],
    ...[
      'lista de (?:piezas|partes|repuestos|pe[cç]as)',
      'repuestos',
      'recambios',
      'despiece',
      'pe[cç]as de reposi[cç][aã]o',
    ],
    ...[
      'pi[eè]ces (?:de rechange|d[eé]tach[eé]es)',
      'liste des pi[eè]ces',
      'ersatzteil\\p{L}*',
      'teileliste',
      'st[uü]ckliste',
    ],
    ...['(?:parti di )?ricambi?o?', 'onderdelen\\p{L}*', 'reservdel\\p{L}*', 'reservedel\\p{L}*', 'varaosa\\p{L}*'],
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** More numbers are a list in text, beside the picture of what it lists. */
const MAX_NUMBERS = 3

/** Whether the text of a page says that it is a parts list, but has none: it is part of the picture. */
export function showsPartsList({ words }: Pick<PageText, 'words'>): boolean {
  const numbers = words.filter(({ text }) => looksLikePartNumber(text)).length
  return numbers <= MAX_NUMBERS && partsList.test(words.map(({ text }) => text).join(' '))
}
