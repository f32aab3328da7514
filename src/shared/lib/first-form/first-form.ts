/** The form that is in the document of /login itself, before there are scripts. */
export const firstFormId = 'first-form'

const firstForm = () => document.getElementById(firstFormId)

const fields = ['email', 'password'] as const
type Field = (typeof fields)[number]

/** Which field of the first form a person is in; undefined without one. */
export function focusedInFirstForm(): Field | undefined {
  // There is no document while this form itself is written.
  const active = globalThis.document?.activeElement
  if (!active || !firstForm()?.contains(active)) return undefined
  return fields.find((field) => active.matches(`[name=${field}]`))
}

/** Puts what was typed into the first form into the app's own, and removes the first. */
export function takeOverFirstForm(own: Readonly<Record<Field, HTMLInputElement | null>>): void {
  const first = firstForm()
  for (const field of fields) {
    const typed = first?.querySelector<HTMLInputElement>(`[name=${field}]`)?.value
    if (typed && own[field]) own[field].value = typed
  }
  first?.remove()
}

/** For every other page: whoever opens the sign-in may be led elsewhere. */
export const removeFirstForm = (): void => firstForm()?.remove()
