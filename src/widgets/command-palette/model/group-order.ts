/** The groups of the palette. */
export type PaletteGroupName =
  | 'screens'
  | 'actions'
  | 'ask'
  | 'instances'
  | 'models'
  | 'pages'
  | 'parts'
  | 'orders'
  | 'customers'
  | 'people'
  | 'settings'

const found = ['instances', 'models', 'customers', 'people', 'pages', 'parts', 'orders'] as const

/**
 * In which order the groups come. A command that is typed comes first. Other words are a question first; what has a figure in
 * it, such as a serial or order number, is looked up first.
 */
export function groupOrder(typed: string): readonly PaletteGroupName[] {
  if (typed.trim() === '') return ['screens', 'actions', 'ask', 'settings']
  return /\d/.test(typed)
    ? ['screens', 'actions', 'settings', ...found, 'ask']
    : ['screens', 'actions', 'settings', 'ask', ...found]
}
