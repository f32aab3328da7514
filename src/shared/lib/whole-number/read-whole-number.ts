/** Reads a typed whole number of at most seven digits; undefined for anything else. */
export function readWholeNumber(typed: string): number | undefined {
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : undefined
}

/** Whether a field is empty or a whole number. */
export function isWholeOrEmpty(typed: string): boolean {
  return typed.trim() === '' || readWholeNumber(typed) !== undefined
}
