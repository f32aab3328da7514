import { useSyncExternalStore } from 'react'

/** `system` follows the device, also its wish for more contrast. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const

export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const moreContrast = '(prefers-contrast: more)'
const listeners = new Set<() => void>()

/** What the person chose on this device; `system` when nothing, or when there is no storage. */
export function chosenTheme(): Theme {
  const stored = read()
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Remembers a theme on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply(theme)
  for (const listener of listeners) listener()
}

/** Applies the chosen theme and follows the system and other tabs. Call once, when the app starts. */
export function startTheme(): void {
  apply(chosenTheme())
  globalThis.matchMedia?.(moreContrast).addEventListener('change', () => apply(chosenTheme()))
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) apply(chosenTheme())
  })
}

/** Subscribes to changes made in this tab; returns the function that unsubscribes. */
function onThemeChosen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function apply(theme: Theme) {
  const shown = theme === 'system' && globalThis.matchMedia?.(moreContrast).matches ? 'contrast' : theme
  if (shown === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = shown
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** The chosen theme, as a subscription; `chooseTheme` changes it. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChosen, chosenTheme)
}
