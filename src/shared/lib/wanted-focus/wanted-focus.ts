import { type RefObject, useEffect } from 'react'

/** How long a field that is not on the screen yet is waited for, in milliseconds. */
const patienceMs = 3000

/** What people go to from elsewhere: the question to the assistant, and where an order begins. */
type FieldName = 'question' | 'new-order' | 'quick-order'

const fields = new Map<FieldName, HTMLElement>()
let wanted: { names: readonly FieldName[]; until: number } | undefined

const firstOf = (names: readonly FieldName[]) => names.map((name) => fields.get(name)).find(Boolean)

/**
 * Moves the cursor into a field of the screen, now or as soon as it is there: whoever has chosen a machine wants to ask
 * about it.
 *
 * @param names the field, and others for want of it
 * @returns whether there is such a field now
 */
export function requestFocus(...names: readonly FieldName[]): boolean {
  wanted = { names, until: Date.now() + patienceMs }
  const field = firstOf(names)
  field?.focus()
  return field !== undefined
}

/** Makes an element the field of that name, as long as it is mounted. */
export function useWantedFocus(name: FieldName, ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = ref.current
    if (!own) return
    fields.set(name, own)
    if (wanted && Date.now() < wanted.until && firstOf(wanted.names) === own) own.focus()
    return () => {
      if (fields.get(name) === own) fields.delete(name)
    }
  }, [name, ref])
}
