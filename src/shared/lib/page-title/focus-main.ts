export const mainId = 'main'

/** Moves the reading position to the page's main part, as a full page load would. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
