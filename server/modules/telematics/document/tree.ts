/**
 * A document as nested objects, from XML or JSON alike. Both forms of ISO 15143-3 have the same names; providers write
 * them with capitals or without, and put `datetime` into an attribute or an element.
 */
export type Tree = unknown

/** What stands under a name, whatever its case; undefined where nothing does. Of an own property only. */
export function child(tree: Tree, name: string): Tree {
  if (!isNode(tree)) return undefined
  const wanted = name.toLowerCase()
  const key = Object.keys(tree).find((one) => one.toLowerCase() === wanted)
  return key === undefined ? undefined : tree[key]
}

/** One thing or several as a list; an empty element is none. */
export function listOf(tree: Tree): Tree[] {
  if (Array.isArray(tree)) return tree
  return tree === undefined || tree === null || tree === '' ? [] : [tree]
}

/** The words of an element or a value; undefined where there are none. */
export function textOf(tree: Tree): string | undefined {
  if (isNode(tree)) return textOf(tree[textKey])
  const text = typeof tree === 'number' ? String(tree) : tree
  return typeof text === 'string' ? text.trim() || undefined : undefined
}

/** Text with the signs that no database column holds as blanks, and cut, for people. */
export const inShort = (text: string, most: number): string =>
  [...text.replaceAll(unstorable, ' ')].slice(0, most).join('')

/** Control characters, and halves of characters that JSON can escape. */
export const unstorable = /[\p{Cc}\p{Surrogate}]/gu

/** Where the XML reader puts the words of an element that has attributes too. */
export const textKey = '#text'

export const isNode = (tree: Tree): tree is Record<string, unknown> =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)
