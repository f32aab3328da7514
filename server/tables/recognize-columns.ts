import { headingKey, partsOfHeading, withoutAdditions } from './heading'
import { looksLikeIdentifiers, looksLikeWords } from './recognize-content'
import { namesOf, type TableField, type TableKind } from './table-kind'
import type { OutlineColumn } from './table-outline'
import { findUnusedColumns } from './unused-columns'

/** The field of each column that a row names, by position, whichever its words are. */
export function fieldsNamed(cells: readonly string[], kind: TableKind): Map<number, string> {
  const headings = cells.map((cell) => ({ key: headingKey(cell), parts: partsOfHeading(cell) }))
  const found = new Map<number, string>()
  const taken = new Set<string>()
  for (const isMeant of [isOwnName, isHeading, isHeadingWithAdditions, isHeadingInPart(kind)]) {
    for (const [position, heading] of headings.entries()) {
      if (heading.key === '' || found.has(position)) continue
      const field = kind.fields.find((one) => !taken.has(one.name) && isMeant(one, heading))
      if (!field) continue
      found.set(position, field.name)
      taken.add(field.name)
    }
  }
  return found
}

interface Heading {
  key: string
  parts: readonly string[]
}

const ownName = ({ name }: TableField) => name.replaceAll('_', ' ')
const isOwnName = (field: TableField, { key }: Heading) => key === ownName(field)
const isHeading = ({ headings, vagueHeadings = [] }: TableField, { key }: Heading) =>
  headings.includes(key) || headings.includes(withoutPoints(key)) || vagueHeadings.includes(key)

/** `P.U. HT` is `pu ht`. */
const withoutPoints = (key: string): string => key.replaceAll(/(?<!\p{L})(\p{L}) (?=\p{L}(?!\p{L}))/gu, '$1')

const isHeadingWithAdditions = (field: TableField, { key }: Heading) => isNamed(field, withoutAdditions(key))
const isNamed = (field: TableField, key: string) => field.headings.includes(key) || key === ownName(field)

/** Not if other parts name another field: `Model / Serial`. */
const isHeadingInPart =
  ({ fields }: TableKind) =>
  (field: TableField, { parts }: Heading) =>
    parts.some((part) => isNamed(field, part)) &&
    !fields.some((other) => other !== field && parts.some((part) => isNamed(other, part)))

/** Whether a heading may name other things as well as a field. */
export const isVague = (heading: string, name: string, { fields }: TableKind): boolean =>
  fields.some((field) => field.name === name && (field.vagueHeadings ?? []).includes(headingKey(heading)))

/** Signs of control and halves of characters, not all of which can be stored. */
const noText = /[\p{Cc}\p{Cs}]/gu

/** The field whose own name a head has twice. */
export function repeatedField(cells: readonly string[], kind: TableKind): string | undefined {
  const keys = cells.map(headingKey)
  return kind.fields.find((field) => keys.filter((key) => key === ownName(field)).length > 1)?.name
}

/**
 * Recognizes the columns of a table by their names, and where a name may mean several things or a required column has
 * none of its names, by what they contain.
 * @param rows some of those below the head
 */
export function recognizeColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  kind: TableKind,
): OutlineColumn[] {
  const width = Math.max(head.length, ...rows.map(({ length }) => length))
  const headings = Array.from({ length: width }, (_, position) => (head[position] ?? '').replace(noText, ' '))
  const contentOf = (position: number) => rows.flatMap((cells) => cells[position] || [])
  const named = fieldsNamed(headings, kind)
  nameDescription(named, headings, kind)
  dropContradicted(named, headings, contentOf, kind)
  const guessed = guessRequired(named, headings, contentOf, kind)
  const known = namesOf(kind)
  const suggestions = new Map(findUnusedColumns(headings, known).map(({ name, suggestion }) => [name, suggestion]))
  const taken = new Set([...named.values(), ...guessed.values()])
  return headings.flatMap((heading, position): OutlineColumn[] => {
    // A cell that few rows have belongs to no column: a separator is misplaced.
    if (heading === '' && contentOf(position).length <= rows.length / 2) return []
    const field = named.get(position) ?? guessed.get(position) ?? null
    const suggestion = field === null ? (suggestions.get(heading.trim()) ?? null) : null
    return [
      {
        ...{ position, heading, field },
        recognizedBy: named.has(position) ? 'name' : field ? 'content' : null,
        suggestion: suggestion !== null && taken.has(suggestion) ? null : suggestion,
        decimalSign: null,
        isAmbiguous: false,
      },
    ]
  })
}

/** “Description, long, English” describes parts, if no other column does. */
function nameDescription(named: Map<number, string>, headings: readonly string[], { fields }: TableKind) {
  const field = fields.find(({ name }) => name === 'description')
  if (!field || [...named.values()].includes(field.name)) return
  const names = [field.name, ...field.headings].map((name) => `${name} `)
  const keys = headings.map(headingKey)
  const position = keys.findIndex((key, at) => !named.has(at) && names.some((name) => key.startsWith(name)))
  if (position >= 0) named.set(position, field.name)
}

type ContentOf = (position: number) => string[]

/** A column “Item” of words describes parts, it does not number them. */
function dropContradicted(
  named: Map<number, string>,
  headings: readonly string[],
  contentOf: ContentOf,
  kind: TableKind,
) {
  for (const field of kind.fields) {
    const [position] = [...named].find(([, name]) => name === field.name) ?? []
    if (position === undefined || field.type !== 'identifier') continue
    if (!isVague(headings[position] ?? '', field.name, kind) || !looksLikeWords(contentOf(position))) continue
    named.delete(position)
    const isDescribed = [...named.values()].includes('description')
    if (!isDescribed && namesOf(kind).includes('description')) named.set(position, 'description')
  }
}

/** The only column that contains numbers of parts or machines, if none is named so. */
function guessRequired(
  named: ReadonlyMap<number, string>,
  headings: readonly string[],
  contentOf: ContentOf,
  { fields }: TableKind,
): Map<number, string> {
  const present = new Set(named.values())
  const missing = fields.filter(
    ({ name, type, isRequired }) => isRequired && type === 'identifier' && !present.has(name),
  )
  const [field] = missing
  if (!field || missing.length > 1 || named.size === 0) return new Map()
  const similar = headings.flatMap((_, position) =>
    !named.has(position) && looksLikeIdentifiers(contentOf(position)) ? [position] : [],
  )
  const [position] = similar
  return similar.length === 1 && position !== undefined ? new Map([[position, field.name]]) : new Map()
}
