export { CommandPaletteButton } from './ui/command-palette-button'
