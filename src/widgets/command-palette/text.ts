import { defineText } from '@/shared/lib/i18n'

export const en = {
  search: 'Search or ask…',
  title: 'Search and commands',
  placeholder: 'Search or ask anything',
  results: 'Results',
  screens: 'Go to',
  ask: 'Ask',
  instances: 'Machines',
  models: 'Models',
  pages: 'Pages of manuals',
  parts: 'Parts',
  orders: 'Orders',
  people: 'People',
  askAssistant: 'Ask {{name}}',
  askQuestion: 'Ask {{name}}: “{{question}}”',
  askAbout: 'Ask {{name}} about {{machine}}',
  intoCart: 'Add to cart',
  page: '{{machine}} · {{manual}} · page {{page}}',
  settings: 'Theme and account',
  theme: 'Theme: {{theme}}',
  inForce: 'in force',
  keyList: 'Keys',
  logout: 'Logout',
  searching: 'Searching',
  nothing: 'Nothing else matches “{{typed}}”.',
  nothingAdvice: 'Try a model, a serial number, a part or order number, or the name of a screen.',
  failed: 'Not everything could be searched. {{reason}}',
  tryAgain: 'Try again',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
}

export const commandPaletteText = defineText('command-palette', en, { es: () => import('./text.es') })
