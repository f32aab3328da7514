export { themeText } from './text'
export { chooseTheme, chosenTheme, startTheme, themes, useTheme } from './theme'
