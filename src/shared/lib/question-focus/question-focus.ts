import { type RefObject, useEffect } from 'react'

/** How long a field that is not on the screen yet is waited for, in milliseconds. */
const patienceMs = 3000

let field: HTMLElement | null = null
let wantedUntil = 0

/**
 * Moves the cursor into the question field of the screen, now or as soon as it is there: whoever has chosen a machine wants
 * to ask about it.
 *
 * @returns whether there is such a field now
 */
export function requestQuestionFocus(): boolean {
  wantedUntil = Date.now() + patienceMs
  field?.focus()
  return field !== null
}

/** Makes an element the question field of the screen, as long as it is mounted. */
export function useQuestionFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = ref.current
    field = own
    if (Date.now() < wantedUntil) own?.focus()
    return () => {
      if (field === own) field = null
    }
  }, [ref])
}
