import { type RefObject, useLayoutEffect, useState } from 'react'

/** A link or a button in the title of a row, which opens it. */
export const opener = '[data-title] :is(a, button)'

/**
 * The one row of a list that Tab leads to, from where arrows lead to the others; undefined where the row has an opener
 * of its own, which is a stop already.
 * @param index the row that would be it
 */
export function useTabStop(list: RefObject<HTMLElement | null>, index: number | undefined): number | undefined {
  // Most have one: assumed first, so that they are drawn once.
  const [hasOpener, setHasOpener] = useState(true)
  // The cells decide what they contain.
  useLayoutEffect(() => setHasOpener(Boolean(list.current?.querySelector(`[data-row="${index}"] ${opener}`))))
  return hasOpener ? undefined : index
}
