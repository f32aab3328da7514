export type { PaletteGoals } from './model/goals'
export { CommandPaletteButton } from './ui/command-palette-button'
