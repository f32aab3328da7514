/** What a text in JSON says; undefined for what is none, and null where there is no text. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** What is stored on this device under a key; undefined where that cannot be read, and null where there is nothing. */
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** A field of a value that may be anything, such as what was stored by another version of the app; undefined for none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** A field of it that is a text. */
export function wordOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name)
  return typeof field === 'string' ? field : undefined
}
