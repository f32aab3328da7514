import { storageKeys } from '@/shared/config'

/** What was typed and not added yet, by what it is for: it stays in this tab until it is, or somebody signs out. */
export function readUnadded(target: string): string {
  return stored()[target] ?? ''
}

export function storeUnadded(target: string, text: string): void {
  const { [target]: _, ...others } = stored()
  const lines = text.trim() === '' ? others : { ...others, [target]: text }
  try {
    if (Object.keys(lines).length === 0) sessionStorage.removeItem(storageKeys.unaddedLines)
    else sessionStorage.setItem(storageKeys.unaddedLines, JSON.stringify(lines))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function stored(): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKeys.unaddedLines) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}
