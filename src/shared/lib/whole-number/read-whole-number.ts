/** A whole number of at most seven figures that somebody typed; undefined for what is none. */
export function readWholeNumber(typed: string): number | undefined {
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : undefined
}

/** Whether a field holds a whole number or nothing. */
export function isWholeOrEmpty(typed: string): boolean {
  return typed.trim() === '' || readWholeNumber(typed) !== undefined
}
