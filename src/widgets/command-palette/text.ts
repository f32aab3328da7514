import { defineText } from '@/shared/lib/i18n'

export const en = {
  search: 'Search…',
  title: 'Search and commands',
  placeholder: 'A screen, a machine, a serial number',
  results: 'Results',
  screens: 'Go to',
  machines: 'Machines',
  instances: 'Machine instances',
  ask: 'Ask',
  askAssistant: 'Ask {{name}}',
  askAbout: 'Ask {{name}} about {{machine}}',
  settings: 'Theme and account',
  theme: 'Theme: {{theme}}',
  inForce: 'in force',
  logout: 'Logout',
  searching: 'Searching',
  nothing: 'Nothing fits “{{typed}}”.',
  nothingAdvice: 'Try a model, a serial number or the name of a screen.',
  failed: 'The machines could not be searched. {{reason}}',
  tryAgain: 'Try again',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
}

export const commandPaletteText = defineText('command-palette', en, { es: () => import('./text.es') })
