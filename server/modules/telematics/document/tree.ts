/**
 * A document as nested objects, from XML or JSON. Both forms of ISO 15143-3 have the same names; providers vary in case
 * and in whether `datetime` is an attribute or an element.
 */
export type Tree = unknown

/** The own property with this name in any case, or undefined. */
export function child(tree: Tree, name: string): Tree {
  if (!isNode(tree)) return undefined
  const lowerCaseName = name.toLowerCase()
  const key = Object.keys(tree).find((one) => one.toLowerCase() === lowerCaseName)
  return key === undefined ? undefined : tree[key]
}

/** One or several elements as a list; an empty element yields an empty list. */
export function listOf(tree: Tree): Tree[] {
  if (Array.isArray(tree)) return tree
  return tree === undefined || tree === null || tree === '' ? [] : [tree]
}

/** The text of an element or value; undefined if there is none. */
export function textOf(tree: Tree): string | undefined {
  if (isNode(tree)) return textOf(tree[textKey])
  const text = typeof tree === 'number' ? String(tree) : tree
  return typeof text === 'string' ? text.trim() || undefined : undefined
}

/** Shortens text for display and replaces characters that the database cannot store. */
export const truncate = (text: string, maxLength: number): string =>
  [...text.replaceAll(unstorable, ' ')].slice(0, maxLength).join('')

/** Control characters and lone surrogates. */
export const unstorable = /[\p{Cc}\p{Surrogate}]/gu

/** The key of the text of an XML element with attributes. */
export const textKey = '#text'

export const isNode = (tree: Tree): tree is Record<string, unknown> =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)
