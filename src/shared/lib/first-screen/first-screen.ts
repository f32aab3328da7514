/** What is in the document itself, before there are scripts; src/app/styles/base.css says which part is shown to whom. */
export const firstScreen = {
  /** Around all of it. */
  id: 'first-screen',
  /** The sign-in; in the document of /login. */
  form: 'first-form',
  /** What its button shows once it was pressed. */
  spinner: 'first-spinner',
  /** The frame of the app, for whoever is signed in; in all other documents. */
  frame: 'first-frame',
  /** In the frame, empty: the server writes the heading of the page there, where it waits for nothing. */
  heading: 'first-heading',
  /** For everybody else. */
  wait: 'first-wait',
  /** For whoever cannot load the app; public/early.js shows it as well. */
  failure: 'first-failure',
} as const

const whole = () => document.getElementById(firstScreen.id)
const form = () => document.getElementById(firstScreen.form)

const fields = ['email', 'password'] as const
type Field = (typeof fields)[number]

/** Which field of the first form a person is in; undefined without one. */
export function focusedInFirstForm(): Field | undefined {
  // There is no document while this form itself is written.
  const active = globalThis.document?.activeElement
  if (!active || !form()?.contains(active)) return undefined
  return fields.find((field) => active.matches(`[name=${field}]`))
}

/**
 * Puts what was typed into the first form into the app's own, and removes the first.
 * @returns whether somebody has pressed its button already (public/early.js)
 */
export function takeOverFirstForm(own: Readonly<Record<Field, HTMLInputElement | null>>): boolean {
  const first = form()
  const wasSent = first?.querySelector('form[data-sent]') != null
  for (const field of fields) {
    const typed = first?.querySelector<HTMLInputElement>(`[name=${field}]`)?.value
    if (typed && own[field]) own[field].value = typed
  }
  removeFirstScreen()
  return wasSent
}

/** Says that the app did not load, where it is not there to say so itself. */
export function showFirstFailure(): void {
  const failure = document.getElementById(firstScreen.failure)
  if (failure) failure.hidden = false
}

/** For every other page, as soon as there is something else to see. */
export const removeFirstScreen = (): void => whole()?.remove()
