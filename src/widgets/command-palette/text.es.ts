import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  search: 'Buscar…',
  title: 'Búsqueda y órdenes',
  placeholder: 'Una pantalla, una máquina, un número de serie',
  results: 'Resultados',
  screens: 'Ir a',
  machines: 'Máquinas',
  instances: 'Unidades',
  ask: 'Preguntar',
  askAssistant: 'Preguntar a {{name}}',
  askAbout: 'Preguntar a {{name}} por {{machine}}',
  settings: 'Tema y cuenta',
  theme: 'Tema: {{theme}}',
  inForce: 'en uso',
  logout: 'Cerrar sesión',
  searching: 'Buscando',
  nothing: 'Nada coincide con «{{typed}}».',
  nothingAdvice: 'Pruebe con un modelo, un número de serie o el nombre de una pantalla.',
  failed: 'No se pudieron buscar las máquinas. {{reason}}',
  tryAgain: 'Reintentar',
  keys: '↑ ↓ para elegir, Intro para abrir, Esc para cerrar',
}
