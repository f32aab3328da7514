export { themeText } from './text'
export { chooseTheme, chosenTheme, startTheme, themes } from './theme'
export { useTheme } from './use-theme'
