import { useSyncExternalStore } from 'react'
import { chosenTheme, onThemeChosen, type Theme } from './theme'

/** The chosen theme, as a subscription; `chooseTheme` changes it. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChosen, chosenTheme)
}
