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
  | 'quotes'
  | 'customers'
  | 'people'
  | 'settings'

const found = ['instances', 'models', 'customers', 'people', 'pages', 'parts', 'orders', 'quotes'] as const

/**
 * In which order the groups come. A command that is typed comes first. Other words are a question first; what has a figure in
 * it, such as a serial or order number, is looked up first. What has the typed number comes before everything.
 *
 * @param exact the groups in which something has exactly the number that is typed
 */
export function groupOrder(typed: string, exact: readonly PaletteGroupName[] = []): readonly PaletteGroupName[] {
  if (typed.trim() === '') return ['screens', 'actions', 'ask', 'settings']
  const commands = ['screens', 'actions', 'settings'] as const
  const rest: PaletteGroupName[] = /\d/.test(typed) ? [...commands, ...found, 'ask'] : [...commands, 'ask', ...found]
  return [...exact, ...rest.filter((name) => !exact.includes(name))]
}
